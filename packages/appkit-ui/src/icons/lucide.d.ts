/** Icons by their own files: through the package's one entry a bundler would put them all where the first of them is needed. */
declare module 'lucide/dist/esm/icons/*.mjs' {
  const node: import('lucide').IconNode
  export default node
}
