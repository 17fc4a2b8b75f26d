import { type ReactElement, useEffect, useRef } from 'react'
import { showInlineModal } from '../inline/showInlineModal'
import { reactRenderer } from './reactLoader'
import { useKit } from './useKit'

/** Props of the inline modal. */
export interface AppKitModalProps {
  readonly className?: string | undefined
}

/**
 * Renders the modal inline, as part of the page. Requires a kit with `enableEmbedded: true`. On a server, renders an
 * empty element. If the modal can't load, `onError` receives `modal/load-failed`.
 *
 * @throws {AppKitError} `kit/missing` without a kit.
 *
 * @example
 * ```tsx
 * import { mainnet } from '@openappkit/appkit/networks'
 * import { AppKitModal, createAppKit } from '@openappkit/appkit/react'
 *
 * createAppKit({ networks: [mainnet], projectId: 'my-project', enableEmbedded: true })
 * export const WalletPage = () => <AppKitModal className="wallet" />
 * ```
 */
export function AppKitModal({ className }: AppKitModalProps): ReactElement {
  const kit = useKit('AppKitModal')
  const host = useRef<HTMLDivElement>(null)
  useEffect(
    () =>
      host.current
        ? showInlineModal(host.current, kit, { markup: '<AppKitModal>', loadRenderer: () => reactRenderer })
        : undefined,
    [kit],
  )
  return <div ref={host} className={className} />
}
