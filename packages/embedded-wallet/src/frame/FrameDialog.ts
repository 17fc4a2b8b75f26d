/** Rectangle of the viewport in CSS pixels. */
export interface FrameRectangle {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Callbacks of {@link FrameDialog}. */
export interface DialogCallbacks {
  /** The iframe left the document. Its page is gone. */
  onRemoved(): void
  /** The user pressed Escape or clicked outside the frame. */
  onDismiss(): void
}

/** Attributes that extensions set on everything beside their own dialogs, which makes the frame unusable. */
const disabling = ['inert', 'aria-hidden', 'hidden']

const frameId = 'w3m-iframe'

/**
 * The iframe in its own modal dialog. The kit's modal makes everything outside it inert, so the frame can only be used
 * from a dialog that opens after it. The iframe never moves in the document, which would reload it.
 */
export class FrameDialog {
  readonly #dialog: HTMLDialogElement
  readonly #iframe: HTMLIFrameElement
  readonly #callbacks: DialogCallbacks
  readonly #sheet: CSSStyleSheet | undefined
  readonly #observer: MutationObserver
  #isShown = false

  constructor(page: Window & typeof globalThis, address: string, callbacks: DialogCallbacks) {
    const { document } = page
    const { host, origin } = new URL(address)
    this.#callbacks = callbacks
    this.#dialog = document.createElement('dialog')
    this.#iframe = document.createElement('iframe')
    if (!document.getElementById(frameId)) this.#iframe.id = frameId
    this.#iframe.name = 'w3m-secure-iframe'
    this.#iframe.title = host
    this.#iframe.allow = `publickey-credentials-get ${origin}; publickey-credentials-create ${origin}`
    // Properties of the style object work under every Content-Security-Policy, unlike style attributes.
    setStyle(this.#dialog, dialogStyle)
    setStyle(this.#iframe, frameStyle)
    this.#dialog.dataset['oakFrame'] = ''
    this.#sheet = addBackdropStyle(page)
    this.#dialog.append(this.#iframe)
    this.#dialog.addEventListener('cancel', this.#onCancel)
    this.#dialog.addEventListener('close', this.#onClose)
    this.#dialog.addEventListener('click', this.#onClick)
    this.#iframe.src = address
    document.body.append(this.#dialog)
    this.#observer = new page.MutationObserver(() => this.#look())
    this.#observer.observe(document.documentElement, { childList: true })
    this.#observer.observe(document.body, { childList: true })
    this.#observer.observe(this.#dialog, { childList: true, attributes: true, attributeFilter: disabling })
  }

  /** Window of the frame. Undefined once the iframe has left the document. */
  get window(): Window | undefined {
    return this.#iframe.contentWindow ?? undefined
  }

  /** Whether the iframe is in the document, in its own dialog. */
  get isMounted(): boolean {
    return this.#dialog.isConnected && this.#iframe.parentNode === this.#dialog
  }

  show({ left, top, width, height }: FrameRectangle): void {
    setStyle(this.#dialog, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` })
    this.#enable()
    this.#isShown = true
    if (!this.#dialog.open && this.#dialog.isConnected) this.#dialog.showModal()
  }

  hide(): void {
    this.#isShown = false
    this.#dialog.close()
  }

  remove(): void {
    this.#observer.disconnect()
    this.#dialog.removeEventListener('cancel', this.#onCancel)
    this.#dialog.removeEventListener('close', this.#onClose)
    this.#dialog.removeEventListener('click', this.#onClick)
    const { ownerDocument } = this.#dialog
    this.#dialog.remove()
    ownerDocument.adoptedStyleSheets = ownerDocument.adoptedStyleSheets.filter(sheet => sheet !== this.#sheet)
  }

  /** Handles what frameworks and extensions do to the page: React 19 and others remove unknown elements. */
  #look(): void {
    if (!this.isMounted) this.#callbacks.onRemoved()
    else this.#enable()
  }

  /** Undoes attributes with which password managers disable all elements beside their own. */
  #enable(): void {
    for (const name of disabling) if (this.#dialog.hasAttribute(name)) this.#dialog.removeAttribute(name)
  }

  readonly #onCancel = (event: Event): void => {
    event.preventDefault()
    this.#callbacks.onDismiss()
  }

  /** The browser closes a dialog on a second Escape, whatever the page wants. Deferred events of `hide` are ignored. */
  readonly #onClose = (): void => {
    if (this.#isShown) this.#callbacks.onDismiss()
  }

  readonly #onClick = (event: Event): void => {
    if (event.target === this.#dialog) this.#callbacks.onDismiss()
  }
}

const dialogStyle: Readonly<Record<string, string>> = {
  position: 'fixed',
  inset: 'auto',
  margin: '0',
  padding: '0',
  border: 'none',
  'max-width': 'none',
  'max-height': 'none',
  overflow: 'hidden',
  background: 'transparent',
  'border-radius': 'clamp(0px, var(--apkt-borderRadius-8, 20px), 44px)',
}

const frameStyle: Readonly<Record<string, string>> = {
  display: 'block',
  width: '100%',
  height: '100%',
  border: 'none',
  'color-scheme': 'normal',
}

function setStyle({ style }: HTMLElement, values: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(values)) style.setProperty(name, value)
}

/** Keeps the kit's modal visible behind the frame. A backdrop can only be styled by a style sheet. */
function addBackdropStyle({ CSSStyleSheet, document }: Window & typeof globalThis): CSSStyleSheet | undefined {
  try {
    const sheet = new CSSStyleSheet()
    sheet.insertRule('dialog[data-oak-frame]::backdrop { background: transparent }')
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    return sheet
  } catch {
    // Older browsers show their own backdrop.
    return undefined
  }
}
