/** Icon as stroke paths on a 24 px square. It renders with the stroke width and color of the other icons. */
export interface IconDrawing {
  /**
   * Name in [Lucide](https://lucide.dev/icons), or a custom one. In right-to-left languages, icons with these names
   * mirror: `chevron-left`, `chevron-right`, `arrow-up-right`, `arrow-down-left`, `log-out` and, except in Hebrew,
   * `circle-question-mark`.
   */
  readonly name: string
  /** The `d` attribute of each SVG path. */
  readonly paths: readonly string[]
}
