/** Minified text of a style sheet. Vite supports this query; the build uses a small plugin. */
declare module '*.css?inline' {
  const css: string
  export default css
}
