import type { CaipNetwork } from '@openappkit/appkit-core'
import { AddressText, type Fact, FactList, Notice } from '@openappkit/appkit-ui/elements'
import { shortened } from '@openappkit/appkit-ui/money'
import { type ReactNode, useRef } from 'react'
import type { DepositDraft } from '../../exchange/DepositForm'
import { AmountPanel } from './AmountPanel'
import { ContinueButton } from './ContinueButton'
import type { ShownAsset } from './depositAssets'
import { ExchangeChoices } from './ExchangeChoices'
import type { ExchangeProps } from './ExchangeProps'

export interface ExchangeFormProps extends ExchangeProps {
  readonly asset: ShownAsset
  readonly draft: DepositDraft
  readonly network: CaipNetwork
  readonly address: string | undefined
}

/** The form of a deposit to the user's own account. Part `exchange-form`. */
export function ExchangeForm({ address, asset, draft, flow, network, translator }: ExchangeFormProps): ReactNode {
  const form = useRef<HTMLFormElement>(null)
  const { t } = translator
  const name = shortened(network.name)
  const exchange = flow.exchangeFor(asset)
  const facts: readonly Fact[] = [
    { label: t('to'), value: address === undefined ? t('account') : <AddressText address={address} /> },
    { label: t('network'), value: <bdi>{name}</bdi> },
  ]
  return (
    <form
      ref={form}
      className="exchange-form"
      part="exchange-form"
      noValidate
      onSubmit={event => {
        event.preventDefault()
        if (!exchange) return
        if (draft.amount === undefined) form.current?.querySelector<HTMLElement>('.exchange-amount input')?.focus()
        flow.deposit(exchange)
      }}
    >
      <AmountPanel flow={flow} translator={translator} asset={asset} draft={draft} />
      <ExchangeChoices flow={flow} translator={translator} assetId={asset.id} />
      <div className="exchange-facts" part="exchange-facts">
        <FactList facts={facts} />
      </div>
      <Notice>{t('networkNote', { network: name })}</Notice>
      <ContinueButton deposit={flow.own} exchange={exchange} translator={translator} />
    </form>
  )
}
