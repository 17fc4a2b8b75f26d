import type { AnalyticsConfig, AnalyticsRecord } from '@openappkit/contract'
import { AppKitError } from '@openappkit/contract'
import { cloudAlerts } from '../alerts/cloudAlerts'
import { CloudApi } from '../cloud/CloudApi'
import { CloudError } from '../cloud/CloudError'
import type { ModalKit } from '../kit/ModalKit'
import { type Decoder, objectOf, truth } from '../storage/decode'
import { EarlyErrors } from './EarlyErrors'
import type { EventsState } from './EventsController'
import { redact } from './redact'
import { redactError } from './redactError'

/** Error reports in one `errorReportWindow`. In milliseconds. */
const errorReportLimit = 5
/** Span in which at most `errorReportLimit` errors are reported. In milliseconds. */
const errorReportWindow = 60_000

const analyticsConfig: Decoder<AnalyticsConfig> = /* @__PURE__ */ objectOf({ isAnalyticsEnabled: truth }, {})

/** What an error is about. Reference, storage-events-errors section 2.3. */
export type ErrorCategory = 'API_ERROR' | 'DATA_PARSING_ERROR' | 'SECURE_SITE_ERROR' | 'INTERNAL_SDK_ERROR'

/** So many records wait for the backend's word on whether it wants any. */
const waitingLimit = 100

/**
 * Sends events and errors to the backend, if the host lets it (`features.analytics`) and the backend wants them. What leaves the page says which origin it
 * comes from and nothing else of where the visitor is; no pairing link, and no wallet but the one that was chosen. A service of a kit: `kit.service(Telemetry)`.
 */
export class Telemetry {
  readonly #kit: ModalKit
  readonly #api: CloudApi
  #isStarted = false
  /** Undefined until the backend has said. */
  #isWanted: boolean | undefined
  #waiting: (() => void)[] = []
  /** When errors were reported. */
  #reports: readonly number[] = []

  constructor(kit: ModalKit) {
    this.#kit = kit
    this.#api = kit.service(CloudApi)
  }

  /** Begins, with what happened before this code was there. Does nothing while the host doesn't allow it, and nothing the second time. */
  async start(recentEvents: readonly EventsState[] = []): Promise<void> {
    if (this.#isStarted || !this.#isAllowed) return
    this.#isStarted = true
    const { base, events } = this.#kit
    for (const event of recentEvents) this.#track(event)
    base.onDestroy(events.subscribe(event => this.#track(event)))
    this.#kit.service(EarlyErrors).follow((error, from) => {
      if (from === 'modal') this.#reportInternal(error)
      else this.report(error, error.code === 'cloud/unfit-answer' ? 'DATA_PARSING_ERROR' : 'API_ERROR')
    })
    this.#isWanted = await this.#ask().catch(() => false)
    const waiting = this.#waiting
    this.#waiting = []
    for (const send of waiting) this.#whenWanted(send)
  }

  /** Reports an error, at most five in 60 s. */
  report(error: Error, category: ErrorCategory, message: string = error.message): void {
    if (!this.#isStarted || !this.#isAllowed) return
    const now = this.#kit.environment.now()
    const recent = this.#reports.filter(at => now - at < errorReportWindow)
    if (recent.length >= errorReportLimit) return
    this.#reports = [...recent, now]
    this.#whenWanted(() =>
      this.#send({
        timestamp: new Date(now).toISOString(),
        props: {
          type: 'error',
          event: category,
          errorType: error.name,
          errorMessage: redactError(message),
          ...(error.stack ? { stackTrace: redactError(error.stack) } : {}),
        },
      }),
    )
  }

  /** What the modal reports is often a wrapper: the name and the stack of its cause say more. */
  #reportInternal(error: AppKitError): void {
    const { cause } = error
    // The backend's refusals were reported as such.
    if (cause instanceof AppKitError && cause.code.startsWith('cloud/')) return
    const from = cause instanceof Error ? cause : error
    this.report(from, 'INTERNAL_SDK_ERROR', `${error.code}: ${from.message}`)
  }

  /** Whether the backend wants to hear anything. */
  async #ask(): Promise<boolean> {
    const { client } = this.#api.web
    return (await client.get({ path: '/getAnalyticsConfig', decode: analyticsConfig })).isAnalyticsEnabled
  }

  get #isAllowed(): boolean {
    return this.#kit.options.state.features.analytics !== false
  }

  #track({ timestamp, data }: EventsState): void {
    if (data.event === 'MODAL_CREATED' || !this.#isAllowed) return
    const { chains } = this.#kit
    const address = data.address ?? chains.get()?.address
    const caipNetworkId = chains.get()?.caipNetworkId
    const properties = {
      ...(redact(data.properties ?? {}) as Record<string, unknown>),
      ...(caipNetworkId ? { caipNetworkId } : {}),
    }
    this.#whenWanted(() =>
      this.#send({
        timestamp,
        props: { type: 'track', event: data.event, ...(address ? { address } : {}), properties },
      }),
    )
  }

  #whenWanted(send: () => void): void {
    if (this.#isWanted === undefined) {
      if (this.#waiting.length < waitingLimit) this.#waiting.push(send)
    } else if (this.#isWanted) send()
  }

  #send(record: Pick<AnalyticsRecord, 'timestamp' | 'props'>): void {
    const { alerts, environment } = this.#kit
    const page = environment.window?.location
    // Asked at the last moment: the host may have changed its mind.
    if (!page || !this.#isAllowed) return
    const body: AnalyticsRecord = { eventId: randomUuid(), url: page.origin, domain: page.hostname, ...record }
    this.#api.pulse.post('/e', body).catch((error: unknown) => {
      // Nobody misses an event that got lost, but a project that refuses this page is a mistake in the set-up.
      if (error instanceof CloudError && error.status === 403) alerts.openOnce(cloudAlerts.originNotAllowed)
    })
  }
}

/** A random UUID, version 4. `crypto.randomUUID` is missing on pages without https. */
function randomUuid(): string {
  const bytes = [...crypto.getRandomValues(new Uint8Array(16))]
  const marked = bytes.map((byte, index) =>
    index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte,
  )
  const hex = marked.map(byte => byte.toString(16).padStart(2, '0')).join('')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
