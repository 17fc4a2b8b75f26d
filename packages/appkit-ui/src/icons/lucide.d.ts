/**
 * Icons as single files. With Lucide's main entry, a bundler would put all icons into the first chunk that uses one.
 */
declare module 'lucide/dist/esm/icons/*.mjs' {
  const node: import('lucide').IconNode
  export default node
}
