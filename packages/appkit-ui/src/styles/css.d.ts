/** The minified text of a sheet: Vite answers this query itself, the build through a small plugin. */
declare module '*.css?inline' {
  const css: string
  export default css
}

/** The text of a sheet as it is written, for tests. */
declare module '*.css?raw' {
  const css: string
  export default css
}
