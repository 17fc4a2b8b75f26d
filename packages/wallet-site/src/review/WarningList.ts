import type { ReviewWarning } from './Review'

const severities: readonly ReviewWarning['severity'][] = ['block', 'danger', 'caution']
const limit = 40

/** Collects the warnings of one review, without repetitions. */
export class WarningList {
  readonly #warnings: ReviewWarning[] = []

  add(
    severity: ReviewWarning['severity'],
    code: ReviewWarning['code'],
    values?: Readonly<Record<string, string>>,
  ): void {
    const text = JSON.stringify(values ?? {})
    const same = this.#warnings.findIndex(one => one.code === code && JSON.stringify(one.values ?? {}) === text)
    const before = this.#warnings[same]
    if (before === undefined) {
      // Only cautions are limited: a contract can cause any number of them, and must not push out the others.
      if (this.#warnings.length < limit || severity !== 'caution') {
        this.#warnings.push(values === undefined ? { severity, code } : { severity, code, values })
      }
    } else if (severities.indexOf(severity) < severities.indexOf(before.severity)) {
      this.#warnings[same] = { ...before, severity }
    }
  }

  has(code: ReviewWarning['code']): boolean {
    return this.#warnings.some(one => one.code === code)
  }

  /** The warnings, the most severe first. */
  get all(): readonly ReviewWarning[] {
    return severities.flatMap(severity => this.#warnings.filter(one => one.severity === severity))
  }
}
