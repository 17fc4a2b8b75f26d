import { Button, CopyButton, Notice } from '@openappkit/appkit-ui/elements'
import { type ReactNode, useEffect, useState } from 'react'
import { passwordIcon } from '../approval/approvalIcons'
import { Head } from '../approval/screens/Screen'
import { problemText } from '../approval/text/problemText'
import type { Vault } from '../vault/Vault'
import { Gate } from './Gate'
import { HoldButton } from './HoldButton'
import { Page } from './Page'
import { StepUp } from './StepUp'
import type { PopupTranslator, WindowContext } from './WindowContext'

type Secrets = Awaited<ReturnType<Vault['exportSecrets']>>

/** Shows the recovery phrase and the keys, after a step-up and a long press. Part `window-export`. */
export function ExportPage({ context }: { context: WindowContext }): ReactNode {
  // A login in this window already took a code. The step-up would need another one.
  const [isConfirmed, setConfirmed] = useState(() => context.account.state.status === 'out')
  return (
    <Gate context={context} needsKey>
      {isConfirmed ? <Export context={context} /> : <StepUp context={context} onConfirmed={() => setConfirmed(true)} />}
    </Gate>
  )
}

function Export({ context }: { context: WindowContext }): ReactNode {
  const { operator, texts, translator, vault } = context
  const { t } = texts
  const [secrets, setSecrets] = useState<Secrets>()
  const [problem, setProblem] = useState<unknown>()
  const reveal = (): void => {
    setProblem(undefined)
    vault.exportSecrets().then(setSecrets, setProblem)
  }
  // The next person at the computer finds nothing.
  useEffect(() => {
    const hide = (): void => {
      if (document.visibilityState === 'hidden') setSecrets(undefined)
    }
    document.addEventListener('visibilitychange', hide)
    return () => document.removeEventListener('visibilitychange', hide)
  }, [])
  return (
    <Page context={context}>
      <div className="approval-screen" part="window-export">
        <Head icon={passwordIcon} title={t('exportTitle')} detail={t('exportDetail', { operator })} />
        {problem !== undefined && <Notice tone="negative">{problemText(problem, operator, translator)}</Notice>}
        {secrets === undefined ? (
          <>
            <Notice tone="caution">{t('exportAlone')}</Notice>
            <HoldButton label={t('holdToReveal')} pressedLabel={t('holding')} onHeld={reveal} />
          </>
        ) : (
          <Revealed secrets={secrets} texts={texts} onHide={() => setSecrets(undefined)} />
        )}
      </div>
    </Page>
  )
}

interface RevealedProps {
  readonly secrets: Secrets
  readonly texts: PopupTranslator
  readonly onHide: () => void
}

function Revealed({ secrets, texts, onHide }: RevealedProps): ReactNode {
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

const networks: Readonly<Record<string, string>> = { eip155: 'Ethereum', solana: 'Solana' }

function KeyRow({
  namespace,
  secret,
  texts: { t },
}: {
  namespace: string
  secret: string
  texts: PopupTranslator
}): ReactNode {
  const [isShown, setShown] = useState(false)
  const name = t('keyOf', { network: networks[namespace] ?? namespace })
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
