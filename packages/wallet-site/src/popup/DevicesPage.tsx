import { Button, Notice, Skeleton } from '@openappkit/appkit-ui/elements'
import type { EmbeddedAuditEntry, EmbeddedDevice } from '@openappkit/contract/embedded'
import { type ReactNode, useEffect, useState } from 'react'
import { deviceIcon } from '../approval/approvalIcons'
import { useStore } from '../approval/Store'
import { Head } from '../approval/screens/Screen'
import { cleanText } from '../approval/text/cleanText'
import { originText } from '../approval/text/originText'
import { problemText } from '../approval/text/problemText'
import { DeviceList, type DeviceListState } from './DeviceList'
import { Gate } from './Gate'
import { Page } from './Page'
import type { WindowContext } from './WindowContext'

/** Signed-in devices, their removal, and the log. Part `window-devices`. */
export function DevicesPage({ context }: { context: WindowContext }): ReactNode {
  const [list] = useState(() => new DeviceList(context.vault))
  const state = useStore(list.store)
  return (
    <Gate context={context} needsKey={state.status === 'shown' && state.needsKey === true}>
      <Devices list={list} context={context} />
    </Gate>
  )
}

interface DevicesProps {
  readonly list: DeviceList
  readonly context: WindowContext
}

function Devices({ list, context }: DevicesProps): ReactNode {
  const { operator, texts, translator } = context
  const state = useStore(list.store)
  // After an unlock, the question that needed it is still open.
  useEffect(() => {
    if (list.store.state.status === 'loading') void list.load()
  }, [list])
  return (
    <Page {...context}>
      <div className="approval-screen" part="window-devices">
        <Head icon={deviceIcon} title={texts.t('devicesTitle')} />
        {state.status === 'loading' && <Skeleton rows={3} />}
        {state.status === 'failed' && (
          <>
            <Notice tone="negative">{problemText(state.problem, operator, translator)}</Notice>
            <Button onClick={() => void list.load()}>{translator.t('tryAgain')}</Button>
          </>
        )}
        {state.status === 'shown' && <ShownDevices list={list} state={state} context={context} />}
      </div>
    </Page>
  )
}

interface ShownDevicesProps {
  readonly list: DeviceList
  readonly state: Extract<DeviceListState, { status: 'shown' }>
  readonly context: WindowContext
}

function ShownDevices({ list, state, context }: ShownDevicesProps): ReactNode {
  const { operator, texts, translator } = context
  const { t } = texts
  const { devices, log, asking, problem } = state
  return (
    <>
      <div className="window-list">
        {devices.map(device => (
          <DeviceRow key={device.id} device={device} list={list} state={state} context={context} />
        ))}
      </div>
      {problem !== undefined && <Notice tone="negative">{problemText(problem, operator, translator)}</Notice>}
      {devices.length > 1 &&
        (asking === 'all' ? (
          <Confirm text={t('rotateConfirm')} action={t('rotate')} list={list} isBusy={state.isBusy} context={context} />
        ) : (
          <Button fullWidth onClick={() => list.ask('all')}>
            {t('rotate')}
          </Button>
        ))}
      <p className="approval-caption">{t('rotateNote')}</p>
      <h2 className="window-caption">{t('log')}</h2>
      <ul className="window-log">
        {log.map(entry => (
          <LogEntry key={`${entry.at} ${entry.event}`} entry={entry} texts={texts} />
        ))}
      </ul>
    </>
  )
}

interface DeviceRowProps extends ShownDevicesProps {
  readonly device: EmbeddedDevice
}

function DeviceRow({ device, list, state, context }: DeviceRowProps): ReactNode {
  const { t, locale } = context.texts
  const name = cleanText(device.label) || t('unknownDevice')
  return (
    <section className="window-row" part="window-row" aria-label={name}>
      <div className="window-row-head">
        <bdi className="window-row-name">{name}</bdi>
        {device.isThisDevice && (
          <span className="window-tag" data-tone="positive">
            {t('thisDevice')}
          </span>
        )}
      </div>
      <p className="window-row-note">
        {device.origins.length > 0 && (
          <>
            <bdi dir="ltr">{device.origins.map(originText).join(', ')}</bdi>
            {' · '}
          </>
        )}
        {t('lastUsed', { time: timeText(device.usedAt, locale) })}
      </p>
      {!device.isThisDevice &&
        (state.asking === device.id ? (
          <Confirm
            text={t('revokeConfirm', { name })}
            action={t('revoke')}
            list={list}
            isBusy={state.isBusy}
            context={context}
          />
        ) : (
          <Button aria-label={t('revokeDevice', { name })} onClick={() => list.ask(device.id)}>
            {t('revoke')}
          </Button>
        ))}
    </section>
  )
}

interface ConfirmProps extends Pick<ShownDevicesProps, 'list' | 'context'> {
  readonly text: string
  readonly action: string
  readonly isBusy: boolean
}

function Confirm({ text, action, list, isBusy, context }: ConfirmProps): ReactNode {
  return (
    <div className="approval-form" role="alertdialog" aria-label={text}>
      <p>{text}</p>
      <div className="approval-buttons">
        <Button disabled={isBusy} onClick={() => list.ask(undefined)}>
          {context.translator.t('cancel')}
        </Button>
        <Button variant="primary" loading={isBusy} onClick={() => void list.confirm()}>
          {action}
        </Button>
      </div>
    </div>
  )
}

function LogEntry({
  entry,
  texts: { t, locale },
}: {
  entry: EmbeddedAuditEntry
  texts: WindowContext['texts']
}): ReactNode {
  const facts = [
    timeText(entry.at, locale),
    cleanText(entry.deviceLabel ?? t('unknownDevice')),
    ...(entry.origin === null ? [] : [originText(entry.origin)]),
  ]
  return (
    <li>
      <span>{t(`event.${entry.event}`)}</span>
      <span className="window-row-note">
        {facts.map((fact, index) => (
          <span key={fact}>
            {index > 0 && ' · '}
            <bdi>{fact}</bdi>
          </span>
        ))}
      </span>
    </li>
  )
}

function timeText(time: number, locale: string): string {
  return new Date(time).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' })
}
