import { Button, Notice } from '@openappkit/appkit-ui/elements'
import { type ReactNode, useRef, useState } from 'react'
import { lockIcon } from '../approval/approvalIcons'
import { useArming } from '../approval/arming/useArming'
import type { WindowClient } from '../approval/handover/WindowClient'
import type { WindowTask } from '../approval/handover/WindowTask'
import { Head } from '../approval/screens/Screen'
import { originText } from '../approval/text/originText'
import { problemText } from '../approval/text/problemText'
import { Gate } from './Gate'
import { Page } from './Page'
import type { WindowContext } from './WindowContext'

export interface LinkPageProps {
  readonly context: WindowContext
  readonly client: Pick<WindowClient, 'send'>
  readonly task: Extract<WindowTask, { kind: 'link' }>
}

/** Opens the wallet in an app's frame after a click: seals the seed to the frame's key, for this app alone. */
export function LinkPage(props: LinkPageProps): ReactNode {
  return (
    <Gate context={props.context} needsKey>
      <LinkQuestion {...props} />
    </Gate>
  )
}

interface LinkAnswer {
  readonly isBusy: boolean
  /** Whether the last press came too early. */
  readonly isRefused?: boolean
  readonly problem?: unknown
}

function LinkQuestion({ context, client, task }: LinkPageProps): ReactNode {
  const { operator, texts, translator, vault } = context
  const surface = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const arming = useArming(surface, button, task)
  const [answer, setAnswer] = useState<LinkAnswer>({ isBusy: false })
  const origin = originText(task.origin)
  const seal = async (): Promise<void> => {
    setAnswer({ isBusy: true })
    try {
      client.send({ type: 'sealed', ...(await vault.sealLink({ publicKey: task.publicKey, origin: task.origin })) })
    } catch (problem) {
      setAnswer({ isBusy: false, problem })
    }
  }
  const footer = (
    <>
      <div className="approval-buttons">
        <Button
          onClick={() => {
            client.send({ type: 'cancel' })
            window.close()
          }}
        >
          {translator.t('cancel')}
        </Button>
        <div className="approval-verb" data-arming={arming.state}>
          <Button
            elementRef={button}
            variant="primary"
            loading={answer.isBusy}
            aria-disabled={arming.state !== 'armed'}
            onClick={event => {
              if (arming.accepts(event.nativeEvent)) void seal()
              else setAnswer({ isBusy: false, isRefused: true })
            }}
          >
            {texts.t('linkOpen')}
          </Button>
        </div>
      </div>
      <p className="approval-hint" role="status">
        {answer.isRefused && translator.t('tooEarly')}
      </p>
    </>
  )
  return (
    <div ref={surface}>
      <Page {...context} app={{ origin: task.origin, appName: '' }} footer={footer}>
        <Head icon={lockIcon} title={texts.t('linkTitle', { origin })} detail={texts.t('linkDetail')} />
        <Notice tone="caution">{texts.t('linkWrong', { origin })}</Notice>
        {answer.problem !== undefined && (
          <Notice tone="negative">{problemText(answer.problem, operator, translator)}</Notice>
        )}
      </Page>
    </div>
  )
}
