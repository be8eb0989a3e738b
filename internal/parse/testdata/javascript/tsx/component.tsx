import React, { useState } from "react";
import * as UI from "./ui";

interface Props<T> {
  items: T[];
  onPick?: (item: T) => void;
}

/** Shows a list. */
export function List<T extends Item>({ items, onPick }: Props<T>): JSX.Element {
  const [open, setOpen] = useState<boolean>(false);
  const pick = (item: T) => onPick?.(item);
  return (
    <UI.Panel open={open} render={() => <Footer />}>
      <div className="x" onClick={() => setOpen(!open)} data-id={ident(items)}>
        {items.map((item) => (
          <Row key={item.key()} {...spread(item)} xlink:href="#a" />
        ))}
      </div>
      <>
        <custom-element />
        <svg:rect />
      </>
      <Generic<string> value="a" />
    </UI.Panel>
  );
}

export const Memo = React.memo(({ items }: Props<Item>) => <List items={items} />);

const Identity = <T,>(x: T) => x;

export default class App extends React.Component<Props<Item>> {
  state = { open: false };
  render() {
    return <List items={this.props.items} />;
  }
}
