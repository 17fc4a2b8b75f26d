/** An icon as data: strokes on a square of 24, drawn at the width and in the color of all other icons. */
export interface IconDrawing {
  /** Its name in [Lucide](https://lucide.dev/icons), or one of its own. Arrows and others that have a direction are mirrored by Lucide's name where text runs from right to left. */
  readonly name: string
  /** The `d` of each SVG path. */
  readonly paths: readonly string[]
}
