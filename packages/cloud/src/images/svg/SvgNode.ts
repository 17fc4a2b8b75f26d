/** An element as written, with its character references decoded. */
export interface SvgNode {
  readonly name: string
  readonly attributes: ReadonlyMap<string, string>
  readonly children: readonly SvgNode[]
  /** Text of the element itself, without that of its children. */
  readonly text: string
}
