export function before() {
  return 1;
}

export class Half {
  method( {
    return call();
  }

function after(a: string) {
  return before();
}

const = 3;
export const last = () => after("x");
