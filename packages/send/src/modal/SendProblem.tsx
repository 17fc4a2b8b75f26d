import { Button, Notice, type Translator, useActiveChain, useKit, useSnapshot } from '@openappkit/appkit-ui/elements'
import { exactAmount, shortened } from '@openappkit/appkit-ui/money'
import type { ReactNode } from 'react'
import type { SendDraft } from '../draft/SendDraft'
import type { SendState } from '../SendState'
import type { sendEn } from './locales/send.en'
import { problemText } from './problemText'
import { SendFlow } from './SendFlow'

/** A state of the flow with a form. */
export type FormValue = Extract<SendState, { draft: SendDraft }>

export interface SendProblemProps {
  readonly value: FormValue
  /** Whether the token is on a different network than the wallet. */
  readonly isElsewhere: boolean
  readonly translator: Translator<typeof sendEn>
}

/** The reason that there is no review, with an action if one helps. */
export function SendProblem({ isElsewhere, translator: { locale, t }, value }: SendProblemProps): ReactNode {
  const kit = useKit()
  const coin = useActiveChain()?.network?.nativeCurrency.symbol ?? ''
  const switching = useSnapshot(kit.switching.state).value
  const { recipient, token } = value.draft
  const symbol = shortened(token?.symbol ?? '')
  const network = isElsewhere && token ? kit.chains.findNetwork(token.caipNetworkId) : undefined
  if (isElsewhere) {
    return (
      <>
        <Notice tone="negative">{t('otherNetwork', { symbol })}</Notice>
        {network && (
          <Button
            variant="primary"
            fullWidth
            loading={switching.status === 'requesting'}
            onClick={() => void kit.controller(SendFlow).followToken()}
          >
            {t('switchTo', { network: network.name })}
          </Button>
        )}
      </>
    )
  }
  if (value.status !== 'editing' || !value.problem) return null
  const name = recipient.kind === 'found' ? (recipient.name ?? '') : ''
  const { lowerTo, problem } = value
  return (
    <>
      <Notice tone="negative">{problemText(problem, t, { symbol, coin, name }) ?? t('failedDetail')}</Notice>
      {lowerTo !== undefined && token && (
        <Button variant="neutral" fullWidth onClick={() => void kit.controller(SendFlow).controller.lower(locale)}>
          {t('lowerTo', { amount: exactAmount(lowerTo, token.decimals, token.symbol, locale) })}
        </Button>
      )}
    </>
  )
}
