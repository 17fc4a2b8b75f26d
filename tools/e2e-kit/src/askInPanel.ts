import type { ApprovalRequest, BitcoinApprovalRequest, SolanaApprovalRequest } from '@openappkit/testing'
import './askInPanel.css'

const titles: Readonly<Record<string, string>> = {
  connect: 'Connect to OpenAppKit?',
  sign: 'Sign this?',
  send: 'Send this transaction?',
  switchChain: 'Switch network?',
  addChain: 'Add this network?',
}

/** Shows a request above the page, like an extension's window, and waits for the answer. */
export function askInPanel(
  request: ApprovalRequest | BitcoinApprovalRequest | SolanaApprovalRequest,
): Promise<boolean> {
  const dialog = document.createElement('dialog')
  dialog.className = 'demo-wallet'
  const title = document.createElement('h2')
  title.textContent = titles[request.kind] ?? request.method
  const detail = document.createElement('pre')
  detail.textContent = request.kind === 'connect' ? request.account : JSON.stringify(request.params, printed, 2)
  const note = document.createElement('p')
  note.textContent = 'This is a test wallet with public keys. It holds no real funds.'
  const form = document.createElement('form')
  form.method = 'dialog'
  form.append(choice('reject', 'Reject'), choice('approve', 'Approve'))
  dialog.append(title, detail, note, form)
  document.body.append(dialog)
  dialog.showModal()
  return new Promise(resolve => {
    dialog.addEventListener('close', () => {
      dialog.remove()
      resolve(dialog.returnValue === 'approve')
    })
  })
}

function choice(value: string, label: string): HTMLButtonElement {
  const button = document.createElement('button')
  button.value = value
  button.textContent = label
  button.autofocus = value === 'approve'
  return button
}

/** Prints bigints in decimal and byte arrays as their length. */
function printed(_: string, value: unknown): unknown {
  if (typeof value === 'bigint') return value.toString()
  return value instanceof Uint8Array ? `${value.length} bytes` : value
}
