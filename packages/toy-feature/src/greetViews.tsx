import {
  Button,
  Message,
  useActiveChain,
  useCatalogue,
  useKit,
  useSnapshot,
  ViewSkeleton,
} from '@openappkit/appkit-ui/elements'
import type { ReactNode } from 'react'
import type { GreetArguments } from './GreetArguments'
import { GreetController } from './GreetController'
import { GreetMessages } from './GreetMessages'

/** The form of a greeting. */
export function GreetView({ params }: { readonly params: GreetArguments | undefined }): ReactNode {
  const controller = useKit().service(GreetController)
  const { value } = useSnapshot(controller.state)
  const messages = useCatalogue(GreetMessages)
  const network = useActiveChain()?.network?.name ?? ''
  if (!messages) return <ViewSkeleton hasWords />
  const { t } = messages
  const token = params?.token?.tokenAddress
  return (
    <Message title={token ? t('askAbout', { token, network }) : t('ask', { network })}>
      {value.status === 'failed' && <p role="alert">{t('failed')}</p>}
      <Button variant="primary" fullWidth onClick={() => controller.send()}>
        {t('send')}
      </Button>
    </Message>
  )
}

/** A greeting that was sent. */
export function GreetedView(): ReactNode {
  const kit = useKit()
  const messages = useCatalogue(GreetMessages)
  if (!messages) return <ViewSkeleton hasWords />
  return (
    <Message title={messages.t('done')} role="status">
      <Button fullWidth onClick={() => kit.modal.close()}>
        {messages.t('close')}
      </Button>
    </Message>
  )
}

/** The tab of the account view: how many greetings were sent. */
export function GreetingsTab(): ReactNode {
  const { count } = useSnapshot(useKit().service(GreetController).state)
  const messages = useCatalogue(GreetMessages)
  if (!messages) return <ViewSkeleton hasWords />
  return <Message title={count === 0 ? messages.t('none') : messages.t('sent', { count })} />
}
