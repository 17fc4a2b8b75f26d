/**
 * Icons as single files. Through Lucide's main entry, a bundler would put them all into the first chunk that uses one.
 */
declare module 'lucide/dist/esm/icons/*.mjs' {
  const node: import('lucide').IconNode
  export default node
}
