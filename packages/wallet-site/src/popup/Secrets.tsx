import { Button, CopyButton } from '@openappkit/appkit-ui/elements'
import { type ReactNode, useState } from 'react'
import type { WalletSecrets } from '../vault/seed/walletSecrets'
import { networkOf } from './networkOf'
import type { PopupTranslator } from './WindowContext'

export interface SecretsProps {
  readonly secrets: WalletSecrets
  readonly texts: PopupTranslator
  readonly onHide: () => void
}

/** Shows the recovery phrase, and each private key on request. */
export function Secrets({ secrets, texts, onHide }: SecretsProps): ReactNode {
  const { t } = texts
  const copies = { copiedLabel: t('copied'), failedMessage: t('copyFailed') }
  return (
    <>
      <ol className="window-words" aria-label={t('phrase')} dir="ltr">
        {secrets.mnemonic.split(' ').map((word, index) => (
          <li key={index}>
            <span aria-hidden="true">{index + 1}</span>
            <span>{word}</span>
          </li>
        ))}
      </ol>
      <p className="approval-caption">{t('copyNote')}</p>
      <div className="approval-buttons">
        <Button onClick={onHide}>{t('hide')}</Button>
        <CopyButton variant="neutral" value={secrets.mnemonic} label={t('copyPhrase')} {...copies} />
      </div>
      <h2 className="window-caption">{t('keys')}</h2>
      <div className="window-list">
        {secrets.keys.map(({ namespace, key }) => (
          <KeyRow key={namespace} namespace={namespace} secret={key} texts={texts} />
        ))}
      </div>
    </>
  )
}

interface KeyRowProps {
  readonly namespace: string
  readonly secret: string
  readonly texts: PopupTranslator
}

function KeyRow({ namespace, secret, texts: { t } }: KeyRowProps): ReactNode {
  const [isShown, setShown] = useState(false)
  const name = t('keyOf', { network: networkOf(namespace) })
  return (
    <section className="window-row" aria-label={name}>
      <div className="window-row-head">
        <h3 className="window-row-name">{name}</h3>
        {isShown && (
          <CopyButton value={secret} label={t('copyKey')} copiedLabel={t('copied')} failedMessage={t('copyFailed')} />
        )}
      </div>
      {isShown ? (
        <p className="window-key" dir="ltr">
          {secret}
        </p>
      ) : (
        <Button aria-label={`${t('revealKey')}: ${name}`} onClick={() => setShown(true)}>
          {t('revealKey')}
        </Button>
      )}
    </section>
  )
}
