/** The minified text of a sheet: Vite answers this query itself, the build through a small plugin. */
declare module '*.css?inline' {
  const css: string
  export default css
}
