import { IconTile, ListItem, Notice } from '@openappkit/appkit-ui/elements'
import { type ReactNode, useCallback, useRef, useState } from 'react'
import { downloadIcon, passwordIcon } from '../approval/approvalIcons'
import { Head } from '../approval/screens/Screen'
import { problemText } from '../approval/text/problemText'
import type { WalletSecrets } from '../vault/seed/walletSecrets'
import { Gate } from './Gate'
import { HoldButton } from './HoldButton'
import { Page } from './Page'
import { RecoveryFileForm } from './RecoveryFileForm'
import { Secrets } from './Secrets'
import { StepUp } from './StepUp'
import { useWhenHidden } from './useWhenHidden'
import type { WindowContext } from './WindowContext'

/**
 * Shows the recovery phrase and the keys, after a step-up and a long press, and saves a recovery file. Part
 * `window-export`.
 */
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
  const [step, setStep] = useState<'phrase' | 'file'>('phrase')
  return (
    <Page {...context}>
      {step === 'file' ? (
        <RecoveryFileForm context={context} onBack={() => setStep('phrase')} />
      ) : (
        <Phrase context={context} onFile={() => setStep('file')} />
      )}
    </Page>
  )
}

function Phrase({ context, onFile }: { context: WindowContext; onFile: () => void }): ReactNode {
  const { operator, texts, translator, vault } = context
  const { t } = texts
  const [secrets, setSecrets] = useState<WalletSecrets>()
  const [problem, setProblem] = useState<unknown>()
  // Leaving the page abandons what the vault is about to answer.
  const attempt = useRef(0)
  const hide = useCallback(() => {
    attempt.current += 1
    setSecrets(undefined)
  }, [])
  useWhenHidden(hide)
  const reveal = (): void => {
    setProblem(undefined)
    const asked = attempt.current
    vault.exportSecrets().then(found => asked === attempt.current && setSecrets(found), setProblem)
  }
  return (
    <div className="approval-screen" part="window-export">
      <Head icon={passwordIcon} title={t('exportTitle')} detail={t('exportDetail', { operator })} />
      {problem !== undefined && <Notice tone="negative">{problemText(problem, operator, translator)}</Notice>}
      {secrets === undefined ? (
        <>
          <Notice tone="caution">{t('exportAlone')}</Notice>
          <HoldButton label={t('holdToReveal')} pressedLabel={t('holding')} onHeld={reveal} />
          <ListItem
            icon={<IconTile icon={downloadIcon} />}
            title={t('fileTitle')}
            detail={t('fileOffer', { operator })}
            chevron
            onClick={onFile}
          />
        </>
      ) : (
        <Secrets secrets={secrets} texts={texts} onHide={hide} />
      )}
    </div>
  )
}
