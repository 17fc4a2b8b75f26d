import type { CDPSession } from 'playwright'

interface Snapshot {
  readonly snapshot: {
    readonly meta: { readonly node_fields: string[]; readonly node_types: [string[], ...unknown[]] }
  }
  readonly nodes: number[]
}

/**
 * Types of objects that scripts create. The engine owns all others. It keeps compiling code, which would hide a small
 * leak.
 */
const made = new Set(['array', 'string', 'object', 'closure', 'regexp', 'number', 'concatenated string', 'bigint'])

/** Returns the size of all live objects that scripts created, in MB, after garbage collection. */
export async function weighObjects(devtools: CDPSession): Promise<number> {
  const chunks: string[] = []
  const keep = ({ chunk }: { readonly chunk: string }): void => void chunks.push(chunk)
  devtools.on('HeapProfiler.addHeapSnapshotChunk', keep)
  await devtools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  devtools.off('HeapProfiler.addHeapSnapshotChunk', keep)
  const { snapshot, nodes } = JSON.parse(chunks.join('')) as Snapshot
  const { node_fields: fields, node_types: types } = snapshot.meta
  const [typeAt, sizeAt] = [fields.indexOf('type'), fields.indexOf('self_size')]
  let bytes = 0
  for (let at = 0; at < nodes.length; at += fields.length) {
    const type = types[0][nodes[at + typeAt] ?? 0] ?? ''
    if (made.has(type)) bytes += nodes[at + sizeAt] ?? 0
  }
  return bytes / 1e6
}
