/** Promise that is settled from outside. A rejection without a listener is no error. */
export class Gate {
  readonly promise: Promise<void>
  open: () => void = () => {}
  fail: (reason: unknown) => void = () => {}

  constructor() {
    this.promise = new Promise((resolve, reject) => {
      this.open = resolve
      this.fail = reject
    })
    this.promise.catch(() => {})
  }
}
