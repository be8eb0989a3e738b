import Child from './child'

const View = ({ title, children, ...props }) => {
  const handle = event => props.onClick(event)
  return <Child.Header title={title} onClick={handle}>{children ?? <Empty />}</Child.Header>
}

export default function () {
  return <View title="x" />
}
