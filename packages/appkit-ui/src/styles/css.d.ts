/** Minified text of a stylesheet. Vite handles this query; a plugin handles it in the build. */
declare module '*.css?inline' {
  const css: string
  export default css
}

/** Source text of a stylesheet, for tests. */
declare module '*.css?raw' {
  const css: string
  export default css
}
