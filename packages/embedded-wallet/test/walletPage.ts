/** How the page of {@link walletPage} behaves. */
export type PageMode = 'port' | 'window' | 'silent'

/** Message that the page received. */
export interface ReceivedMessage {
  readonly type: string
  readonly id: string
  readonly payload?: unknown
}

/** Window of the page. */
export interface WalletPageWindow extends Window {
  readonly received: readonly ReceivedMessage[]
  /** Answers or emits over the conversation that is open. */
  say(message: object): void
}

/**
 * Returns the URL of a page that acts as the wallet site. It answers `GET_CHAIN_ID` with 7 and `CONNECT_OTP` with a
 * failure. It leaves other calls open.
 */
export function walletPage(mode: PageMode): string {
  return URL.createObjectURL(new Blob([`<script>(${run.toString()})('${mode}')</script>`], { type: 'text/html' }))
}

/** Runs in the frame, so it can't use anything of this file. */
function run(mode: PageMode): void {
  const received: ReceivedMessage[] = []
  let say = (message: object, ports: MessagePort[] = []): void => parent.postMessage(message, '*', ports)
  const answer = ({ type, id }: ReceivedMessage): void => {
    const name = type.slice('@w3m-app/'.length)
    if (name === 'GET_CHAIN_ID') say({ type: '@w3m-frame/GET_CHAIN_ID_SUCCESS', id, payload: { chainId: 7 } })
    if (name === 'CONNECT_OTP')
      say({
        type: '@w3m-frame/CONNECT_OTP_ERROR',
        id,
        payload: { message: "That code isn't right.", code: 'embedded/code-wrong', left: 2 },
      })
    if (name === 'GET_WALLET_SETTINGS') say({ type: '@w3m-frame/GET_WALLET_SETTINGS_SUCCESS', id, payload: { odd: 1 } })
  }
  const onMessage = (event: MessageEvent): void => {
    const { data } = event
    if (typeof data?.type !== 'string' || !data.type.startsWith('@w3m-app/')) return
    received.push(data)
    const [port] = event.ports
    if (data.type === '@w3m-app/OPEN_PORT') {
      if (mode !== 'port' || !port) return
      say = message => port.postMessage(message)
      port.onmessage = onMessage
      say({ type: '@w3m-frame/OPEN_PORT_SUCCESS', id: data.id, payload: { build: 'build-1', status: 'locked' } })
    } else answer(data)
  }
  addEventListener('message', onMessage)
  Object.assign(window, { received, say: (message: object) => say(message) })
  if (mode !== 'silent') parent.postMessage({ type: '@w3m-frame/READY', payload: { version: '4' } }, '*')
}
