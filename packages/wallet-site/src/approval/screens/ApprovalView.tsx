import { type ReactNode, useState } from 'react'
import type { ApprovalSession } from '../ApprovalSession'
import type { ApprovalWindow } from '../ApprovalWindow'
import { externalIcon, lockIcon, retryIcon, windowIcon } from '../approvalIcons'
import { canSeeCovers } from '../arming/OcclusionWatch'
import { needsWindow } from '../needsWindow'
import { useStore } from '../Store'
import type { ApprovalTranslator } from '../text/amountOf'
import { originText } from '../text/originText'
import { ProtectFlow } from '../unlock/ProtectFlow'
import type { AskingApp } from './ApprovalProps'
import { LoadingScreen } from './LoadingScreen'
import { NoteScreen } from './NoteScreen'
import { ProtectScreen } from './ProtectScreen'
import { ReviewScreen } from './ReviewScreen'
import { type ApprovalContext, Unlocking } from './Unlocking'

export interface ApprovalViewProps {
  readonly app: AskingApp
  readonly context: ApprovalContext
  readonly session: ApprovalSession
  readonly approvalWindow: Pick<ApprovalWindow, 'open'>
  readonly translator: ApprovalTranslator
  readonly onProtected: () => void
}

/** Shows the state of an approval. */
export function ApprovalView(props: ApprovalViewProps): ReactNode {
  const { app, approvalWindow, context, session, translator } = props
  const state = useStore(session.store)
  const shared = { app, operator: context.operator, translator, onCancel: () => session.cancel() }
  const { t } = translator
  switch (state.status) {
    case 'loading':
      return <LoadingScreen {...shared} subject={isMessage(session) ? 'message' : 'transaction'} />
    case 'failed':
      return (
        <NoteScreen
          {...shared}
          icon={retryIcon}
          title={t('failedTitle')}
          detail={t('failedDetail')}
          action={t('tryAgain')}
          onAction={() => void session.load()}
        />
      )
    case 'reviewing':
    case 'checking': {
      const { review } = state
      const open = (): void => approvalWindow.open(review)
      return (
        <ReviewScreen
          {...shared}
          review={review}
          isBusy={state.status === 'checking'}
          onWindow={needsWindow(review, canSeeCovers()) ? open : undefined}
          onCovered={open}
          onApprove={() => void session.approve(review)}
        />
      )
    }
    case 'window':
      return (
        <NoteScreen
          {...shared}
          {...windowTexts(state.problem, app, translator)}
          icon={windowIcon}
          action={t('openWindow')}
          actionIcon={externalIcon}
          onAction={() => approvalWindow.open(state.review)}
        />
      )
    case 'unlocking':
      return <Unlocking {...shared} context={context} onUnlocked={() => void session.unlocked()} />
    case 'protecting':
      return <Protecting {...props} />
    case 'signedOut':
      return <SignedOut {...props} />
    case 'over':
      return null
  }
}

function SignedOut({ app, context, session, translator }: ApprovalViewProps): ReactNode {
  const { t } = translator
  return (
    <NoteScreen
      {...{ app, translator }}
      operator={context.operator}
      icon={lockIcon}
      title={t('signedOutTitle')}
      detail={t('signedOutDetail')}
      action={t('close')}
      onAction={() => session.cancel()}
    />
  )
}

function windowTexts(
  problem: 'blocked' | 'closed' | undefined,
  app: AskingApp,
  { t }: ApprovalTranslator,
): { readonly title: string; readonly detail: string } {
  if (problem === 'blocked')
    return { title: t('windowBlockedTitle', { origin: originText(app.origin) }), detail: t('windowBlockedDetail') }
  return { title: t('windowTitle'), detail: t(problem === 'closed' ? 'windowClosed' : 'windowDetail') }
}

function Protecting({ app, context, translator, onProtected }: ApprovalViewProps): ReactNode {
  const [flow] = useState(() => new ProtectFlow(context))
  return (
    <ProtectScreen
      app={app}
      flow={flow}
      operator={context.operator}
      translator={translator}
      onPasskey={() => void flow.addPasskey()}
      onAnswered={onProtected}
    />
  )
}

function isMessage({ request }: ApprovalSession): boolean {
  return request.request.kind === 'message' || request.request.kind === 'typedData'
}
