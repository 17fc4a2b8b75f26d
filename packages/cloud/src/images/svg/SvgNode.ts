/** An element as it is written, with its references resolved to characters. */
export interface SvgNode {
  readonly name: string
  readonly attributes: ReadonlyMap<string, string>
  readonly children: readonly SvgNode[]
  /** Of the element itself, without its children's. */
  readonly text: string
}
