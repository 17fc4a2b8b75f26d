import {
  defineSheet,
  useActiveChain,
  useCatalog,
  useKit,
  useSheet,
  useSnapshot,
  useTransfers,
  ViewSkeleton,
} from '@openappkit/appkit-ui/elements'
import type { ReactNode } from 'react'
import type { SendState } from '../SendState'
import { canSendNow } from './canSendNow'
import { NothingToSend } from './NothingToSend'
import { SendCatalog } from './SendCatalog'
import { SendFlow } from './SendFlow'
import { SendForm } from './SendForm'
import css from './SendScreen.css?inline'
import { SendTransferScreen } from './SendTransferScreen'

const sheet = /* @__PURE__ */ defineSheet(css, 'view')

/** The form, the review or the progress, depending on the state of the flow. */
export function SendScreen({ isReview }: { readonly isReview: boolean }): ReactNode {
  const kit = useKit()
  const translator = useCatalog(SendCatalog)
  const { controller } = kit.controller(SendFlow)
  // Renders in the same task as the input: a field that gets its value later loses the caret.
  const value = useSnapshot(controller.state, { sync: true }).value as SendState
  const chain = useActiveChain()
  const loaded = useTransfers(chain?.namespace)
  useSheet(sheet)
  if (!translator || loaded.status === 'loading') return <ViewSkeleton hasMessages />
  const shared = { controller, translator }
  switch (value.status) {
    case 'editing':
    case 'resolving':
      return chain && canSendNow(kit) ? (
        <SendForm {...shared} value={value} />
      ) : (
        <NothingToSend chain={chain} t={translator.t} />
      )
    case 'reviewing':
      return isReview ? <SendTransferScreen {...shared} value={value} /> : <SendForm {...shared} value={value} />
    case 'estimating':
      return value.purpose === 'request' ? (
        <SendTransferScreen {...shared} value={value} />
      ) : (
        <SendForm {...shared} value={value} />
      )
    default:
      return <SendTransferScreen {...shared} value={value} />
  }
}
