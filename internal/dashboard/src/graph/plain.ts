// What is cheap to draw of a large picture: edges as straight lines of one pixel, and nodes as points, each in one call. Where nodes are, both read from the
// texture in which the picture keeps that. Sigma draws each node as an instance, which costs twenty microseconds where there is no graphics card.
import type Sigma from 'sigma'

const place = `#version 300 es
in float a_node;
in vec4 a_color;
uniform mat3 u_matrix;
uniform sampler2D u_nodes;
uniform int u_width;
uniform int u_texels;
uniform float u_opacity;
uniform float u_size;
out vec4 v_color;
void main() {
  int t = int(a_node) * u_texels;
  vec4 node = texelFetch(u_nodes, ivec2(t % u_width, t / u_width), 0);
  gl_Position = vec4((u_matrix * vec3(node.xy, 1.0)).xy, 0.0, 1.0);
  gl_PointSize = max(2.0, node.z * u_size);
  float alpha = a_color.a * u_opacity;
  v_color = vec4(a_color.rgb * alpha, alpha);
}`
const line = `#version 300 es
precision mediump float;
in vec4 v_color;
out vec4 color;
void main() { color = v_color; }`
const point = `#version 300 es
precision mediump float;
in vec4 v_color;
out vec4 color;
void main() {
  vec2 at = gl_PointCoord - 0.5;
  if (dot(at, at) > 0.25) discard;
  color = v_color;
}`

export interface Plain {
  nodes: string[]
  ends: Uint32Array // two places in nodes an edge
  colours: Uint8Array // red, green, blue, of each node; an edge has that of the first of its ends
  opacity: number // of edges
  shown: () => { edges: boolean; nodes: boolean } // asked before each frame
}

/** drawPlain has a picture draw edges and nodes below what it draws itself. What it returns makes some nodes bright and the others pale, or all bright. */
export function drawPlain(drawing: Sigma, { nodes, ends, colours, opacity, shown }: Plain): (bright?: Set<string>) => void {
  const rgba = (of: ArrayLike<number>, alpha: (node: number) => number) => {
    const out = new Uint8Array(4 * of.length)
    for (let i = 0; i < of.length; i++) { const n = of[i]!; out[4 * i] = colours[3 * n]!; out[4 * i + 1] = colours[3 * n + 1]!; out[4 * i + 2] = colours[3 * n + 2]!; out[4 * i + 3] = alpha(n) }
    return out
  }
  const each = Uint32Array.from(nodes, (_, i) => i)
  let pale: Uint8Array | undefined // colours of nodes that are not in the buffer yet
  drawing.addCustomLayerProgram('plain', 'edges', (gl) => {
    const compile = (source: string) => {
      const program = gl.createProgram()!
      for (const [type, text] of [[gl.VERTEX_SHADER, place], [gl.FRAGMENT_SHADER, source]] as const) {
        const shader = gl.createShader(type)!
        gl.shaderSource(shader, text)
        gl.compileShader(shader)
        gl.attachShader(program, shader)
        gl.deleteShader(shader)
      }
      gl.bindAttribLocation(program, 0, 'a_node')
      gl.bindAttribLocation(program, 1, 'a_color')
      gl.linkProgram(program)
      return { program, at: Object.fromEntries(['u_matrix', 'u_nodes', 'u_width', 'u_texels', 'u_opacity', 'u_size'].map((name) => [name, gl.getUniformLocation(program, name)])) }
    }
    const fill = (rows: Float32Array, colours: Uint8Array) => {
      const array = gl.createVertexArray()
      gl.bindVertexArray(array)
      const buffers = [rows, colours].map((data, i) => {
        const buffer = gl.createBuffer()
        gl.bindBuffer(gl.ARRAY_BUFFER, buffer)
        gl.bufferData(gl.ARRAY_BUFFER, data, gl.STATIC_DRAW)
        gl.enableVertexAttribArray(i)
        gl.vertexAttribPointer(i, i === 0 ? 1 : 4, i === 0 ? gl.FLOAT : gl.UNSIGNED_BYTE, i === 1, 0, 0)
        return buffer!
      })
      return { array, buffers, count: rows.length }
    }
    const lines = compile(line)
    const points = compile(point)
    let filled: { lines: ReturnType<typeof fill>; points: ReturnType<typeof fill> } | undefined // when nodes have their rows in the texture
    return {
      render(params) {
        const show = shown()
        if (!show.edges && !show.nodes) return
        if (!filled) {
          const table = drawing.getNodeDataTexture()
          const rows = Float32Array.from(nodes, (n) => table.getIndex(n))
          filled = { lines: fill(Float32Array.from(ends, (n) => rows[n]!), rgba(ends, () => 255)), points: fill(rows, rgba(each, () => 255)) }
        }
        for (const [on, { program, at }, { array, buffers, count }, mode] of [[show.edges, lines, filled.lines, gl.LINES], [show.nodes, points, filled.points, gl.POINTS]] as const) {
          if (!on) continue
          gl.useProgram(program)
          gl.bindVertexArray(array)
          if (mode === gl.POINTS && pale) {
            gl.bindBuffer(gl.ARRAY_BUFFER, buffers[1]!)
            gl.bufferData(gl.ARRAY_BUFFER, pale, gl.STATIC_DRAW)
            pale = undefined
          }
          gl.uniformMatrix3fv(at.u_matrix!, false, params.matrix)
          gl.uniform1i(at.u_nodes!, params.nodeDataTextureUnit)
          gl.uniform1i(at.u_width!, params.nodeDataTextureWidth)
          gl.uniform1i(at.u_texels!, drawing.getNodeDataTexture().getTexelsPerItem())
          gl.uniform1f(at.u_opacity!, mode === gl.LINES ? opacity : 1)
          gl.uniform1f(at.u_size!, 2 * params.pixelRatio / params.sizeRatio)
          gl.drawArrays(mode, 0, count)
        }
        gl.bindVertexArray(null)
      },
      kill() {
        for (const { program } of [lines, points]) gl.deleteProgram(program)
        for (const { array, buffers } of filled ? [filled.lines, filled.points] : []) { gl.deleteVertexArray(array); for (const b of buffers) gl.deleteBuffer(b) }
      },
    }
  })
  return (bright) => { pale = rgba(each, (n) => (!bright || bright.has(nodes[n]!) ? 255 : 30)) }
}
