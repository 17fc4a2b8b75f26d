import {
  Button,
  defineSheet,
  IconTile,
  Message,
  Spinner,
  useCatalog,
  useKit,
  useSheet,
  useSnapshot,
  ViewSkeleton,
} from '@openappkit/appkit-ui/elements'
import type { ViewComponent } from '@openappkit/appkit-ui/features'
import { type ReactNode, useRef } from 'react'
import type { WalletFrame } from '../frame/WalletFrame'
import { ApprovalController, type ApprovalState } from './ApprovalController'
import type { ApprovalSubject } from './ApprovalSubject'
import css from './ApproveTransaction.css?inline'
import { useFrameRect } from './useFrameRect'
import { WalletTexts } from './WalletTexts'

const sheet = /* @__PURE__ */ defineSheet(css, 'view')

/** Height of the frame until it reports its own, in CSS pixels: that of the request to sign a short message. */
const firstHeight = 431

interface ApprovalProps {
  readonly params: ApprovalSubject | undefined
}

/** Keeps the place over which the wallet's frame shows. Part `approval`. */
function Approval({ params }: ApprovalProps): ReactNode {
  const kit = useKit()
  const approval = kit.controller(ApprovalController)
  const { frame, height, isWanted, requests } = useSnapshot(approval.state) as ApprovalState
  const messages = useCatalog(WalletTexts)
  useSheet(sheet)
  if (!messages) return <ViewSkeleton hasMessages />
  const { t } = messages
  if (requests === 0)
    return (
      <Message title={t('noRequest')} detail={t('noRequestDetail')}>
        <Button onClick={() => kit.modal.goBack()}>{t('close')}</Button>
      </Message>
    )
  if (isWanted && frame) return <FrameSpace frame={frame} height={height ?? firstHeight} />
  return (
    <div className="approval" part="approval">
      <Message
        media={<IconTile icon={<Spinner />} size="large" tone="accent" />}
        title={t('openingWallet')}
        detail={params?.isInFrame ? undefined : t(params ? 'openingPage' : 'openingDetail')}
        role="status"
      />
    </div>
  )
}

/** Renders the empty place and keeps the frame over it. */
function FrameSpace({ frame, height }: { readonly frame: WalletFrame; readonly height: number }): ReactNode {
  const place = useRef<HTMLDivElement>(null)
  useFrameRect(place, frame)
  return <div className="approval" part="approval" ref={place} style={{ height: `${height}px` }} />
}

/** Takes the place of the back button: leaving rejects the request, and the close button says so better. */
function NoBackButton(): ReactNode {
  return <span className="header-empty" />
}

export const ApproveTransactionView: ViewComponent<'ApproveTransaction'> = /* @__PURE__ */ Object.assign(Approval, {
  HeaderLead: NoBackButton,
})
