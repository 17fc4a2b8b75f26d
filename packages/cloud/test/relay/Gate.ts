/** A gate to wait for until a test opens it. It then stays open. */
export class Gate {
  #open: () => void = () => undefined
  readonly opened: Promise<void> = new Promise(resolve => {
    this.#open = resolve
  })

  open(): void {
    this.#open()
  }
}
