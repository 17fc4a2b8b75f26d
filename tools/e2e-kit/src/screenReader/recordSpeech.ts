/** A message that a live region spoke. */
export interface Spoken {
  readonly role: string
  readonly text: string
  /** Whether the region was inserted together with its text. Many screen readers skip such a message. */
  readonly isLate: boolean
}

declare global {
  interface Window {
    /** Messages of live regions since the last look. */
    spoken: Spoken[]
  }
}

/** Records what the live regions of every shadow root speak, for `page.addInitScript`. */
export function recordSpeech(): void {
  const regions = '[role="status"], [role="alert"], [aria-live="polite"], [aria-live="assertive"]'
  const known = new WeakMap<Element, string>()
  window.spoken = []
  const attach = Element.prototype.attachShadow
  Element.prototype.attachShadow = function (options) {
    const root = attach.call(this, options)
    new MutationObserver(() => listen(root)).observe(root, { subtree: true, childList: true, characterData: true })
    return root
  }

  function listen(root: ShadowRoot): void {
    for (const region of root.querySelectorAll(regions)) {
      // Screen readers skip the picture of a dialog that fades out.
      if (region.closest('[inert]')) continue
      const text = region.textContent?.trim().replace(/\s+/gu, ' ') ?? ''
      const isLate = !known.has(region)
      if (text && text !== known.get(region)) {
        const role = region.getAttribute('role') ?? region.getAttribute('aria-live') ?? ''
        window.spoken.push({ role, text, isLate })
      }
      known.set(region, text)
    }
  }
}
