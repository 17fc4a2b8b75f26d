/** A place where a source rule may be broken, and why. One that is no longer needed fails the check. */
export interface Allowance {
  readonly rule: string
  readonly file: string
  readonly reason: string
}

export const allowances: readonly Allowance[] = [
  {
    rule: 'module-state',
    file: 'packages/appkit-ui/src/page/lastKit.ts',
    reason: 'hooks outside a provider need the kit that the page created last; it is written in browsers alone',
  },
  {
    rule: 'core-imports',
    file: 'packages/appkit-core/src/walletconnect/library.ts',
    reason: 'the one place that names the library; it is only ever loaded by `import()`',
  },
]
