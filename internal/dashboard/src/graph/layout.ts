// A worker: lays out a graph by forces (ForceAtlas2), and says where nodes are every now and then.
// @ts-ignore: this file of the package has no types
import iterate from 'graphology-layout-forceatlas2/iterate'

interface Task { nodes: Float32Array; edges: Float32Array; milliseconds: number; every: number }
const perNode = 10 // x, y, and what the algorithm keeps of a node

onmessage = ({ data }: MessageEvent<Task>) => {
  const { nodes, edges } = data
  const n = nodes.length / perNode
  const settings = {
    linLogMode: true, outboundAttractionDistribution: false, adjustSizes: false, edgeWeightInfluence: 0.5, scalingRatio: 4, strongGravityMode: true,
    gravity: 0.02, slowDown: 1 + Math.log(n + 1), barnesHutOptimize: n > 400, barnesHutTheta: 0.9,
  }
  const where = () => {
    const out = new Float32Array(2 * n)
    for (let i = 0; i < n; i++) { out[2 * i] = nodes[perNode * i]!; out[2 * i + 1] = nodes[perNode * i + 1]! }
    return out
  }
  const end = performance.now() + data.milliseconds
  let last = performance.now()
  let rounds = 0
  while (performance.now() < end && rounds < 600) {
    iterate(settings, nodes, edges)
    rounds++
    if (data.every > 0 && performance.now() - last > data.every) {
      last = performance.now()
      const positions = where()
      ;(postMessage as (m: unknown, t: Transferable[]) => void)({ positions, done: false }, [positions.buffer])
    }
  }
  const positions = where()
  ;(postMessage as (m: unknown, t: Transferable[]) => void)({ positions, done: true, rounds }, [positions.buffer])
}
