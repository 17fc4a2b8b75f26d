import type { ViewName } from '@openappkit/appkit-core'
import ChevronLeft from 'lucide/dist/esm/icons/chevron-left.mjs'
import CircleQuestionMark from 'lucide/dist/esm/icons/circle-question-mark.mjs'
import { type ComponentType, type ReactNode, useSyncExternalStore } from 'react'
import { IconButton } from '../elements/IconButton'
import { useTranslator } from '../i18n/useTranslator'
import { createIcon, type Icon } from '../icons/createIcon'
import { useKit } from '../kit/useKit'
import { useShell } from './ShellContext'

const HelpIcon: Icon = /* @__PURE__ */ createIcon('circle-question-mark', CircleQuestionMark)

const BackIcon: Icon = /* @__PURE__ */ createIcon('chevron-left', ChevronLeft)

export interface HeaderLeadProps {
  readonly view: ViewName
  readonly canGoBack: boolean
}

/**
 * Renders the start of the header: the view's own element (such as the network on Account), the back button, or help on
 * Connect.
 */
export function HeaderLead({ view, canGoBack }: HeaderLeadProps): ReactNode {
  const kit = useKit()
  const { isEmbedded, views } = useShell()
  const { t } = useTranslator()
  const load = useSyncExternalStore(views.subscribe, () => views.read(view))
  const Own =
    load.status === 'ready' && (load.component.HeaderLead as ComponentType<{ children: ReactNode }> | undefined)
  const help = () => {
    kit.events.track('CLICK_WALLET_HELP')
    kit.router.push('WhatIsAWallet')
  }
  const usual =
    canGoBack && !(isEmbedded && view === 'Connect') ? (
      <IconButton icon={<BackIcon />} label={t('back')} onClick={() => kit.modal.goBack()} />
    ) : view === 'Connect' ? (
      <IconButton icon={<HelpIcon />} label={t('title.WhatIsAWallet')} onClick={help} />
    ) : (
      <span className="header-empty" />
    )
  return Own ? <Own>{usual}</Own> : usual
}
