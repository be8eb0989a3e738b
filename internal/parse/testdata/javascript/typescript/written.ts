// A field with a long decorator shows all of its type.
export class Entity {
  @ManyToOne(() => Parent, (parent) => parent.children, { onDelete: "CASCADE", nullable: false, eager: true, persistence: true, cascade: ["insert", "update"], lazy: false })
  parent: Collection<Parent>;
}

// The type of a member may be that of a value.
export interface Options {
  fetch: typeof load;
}

const made = (value as unknown as Entity).parent;
const empty = ({} as Entity).parent;
