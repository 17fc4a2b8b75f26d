import type { AnalyticsConfig, AnalyticsRecord } from '@openappkit/contract'
import { AppKitError } from '@openappkit/contract'
import { originNotAllowed } from '../alerts/projectAlerts'
import { CloudApi } from '../cloud/CloudApi'
import { CloudError } from '../cloud/CloudError'
import type { ModalKit } from '../kit/ModalKit'
import { type Decoder, objectOf, truth } from '../storage/decode'
import { EarlyErrors } from './EarlyErrors'
import type { EventsState } from './EventsController'
import { redact } from './redact'
import { redactError } from './redactError'

/** Maximum number of error reports per `errorReportWindow`. */
const errorReportLimit = 5
/** Window of the error report limit, in milliseconds. */
const errorReportWindow = 60_000

const analyticsConfig: Decoder<AnalyticsConfig> = /* @__PURE__ */ objectOf({ isAnalyticsEnabled: truth }, {})

/** Category of an error report. */
export type ErrorCategory = 'API_ERROR' | 'DATA_PARSING_ERROR' | 'SECURE_SITE_ERROR' | 'INTERNAL_SDK_ERROR'

/** Maximum number of records kept until the backend reports whether it accepts telemetry. */
const waitingLimit = 100

/**
 * Sends events and errors to the backend if the app allows it (`features.analytics`) and the backend accepts them.
 * Records contain the app's origin, and for events the connected account's address and network. They contain no paths,
 * queries or pairing links.
 *
 * A controller of the kit: `kit.controller(Telemetry)`.
 */
export class Telemetry {
  readonly #kit: ModalKit
  readonly #api: CloudApi
  #isStarted = false
  /** Whether the backend accepts telemetry. Undefined until it responds. */
  #isWanted: boolean | undefined
  #waiting: (() => void)[] = []
  /** Times of the recent error reports. */
  #reports: readonly number[] = []

  constructor(kit: ModalKit) {
    this.#kit = kit
    this.#api = kit.controller(CloudApi)
  }

  /**
   * Starts telemetry and reports `recentEvents`, which were emitted before it loaded. Does nothing if the app doesn't
   * allow telemetry or telemetry has already started.
   */
  async start(recentEvents: readonly EventsState[] = []): Promise<void> {
    if (this.#isStarted || !this.#isAllowed) return
    this.#isStarted = true
    const { context, events } = this.#kit
    for (const event of recentEvents) this.#track(event)
    context.onDestroy(events.subscribe(event => this.#track(event)))
    this.#kit.controller(EarlyErrors).follow((error, from) => {
      if (from === 'modal') this.#reportInternal(error)
      else this.report(error, error.code === 'cloud/invalid-response' ? 'DATA_PARSING_ERROR' : 'API_ERROR')
    })
    this.#isWanted = await this.#ask().catch(() => false)
    const waiting = this.#waiting
    this.#waiting = []
    for (const send of waiting) this.#whenWanted(send)
  }

  /** Reports an error, at most five within 60 s. Does nothing before `start`. */
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

  /** Reports an internal error with its cause's name and stack, because the error itself is often a wrapper. */
  #reportInternal(error: AppKitError): void {
    const { cause } = error
    // Backend errors are reported separately.
    if (cause instanceof AppKitError && cause.code.startsWith('cloud/')) return
    const from = cause instanceof Error ? cause : error
    this.report(from, 'INTERNAL_SDK_ERROR', `${error.code}: ${from.message}`)
  }

  /** Fetches whether the backend accepts telemetry. */
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
    // Check again, because the app may have changed its setting.
    if (!page || !this.#isAllowed) return
    const body: AnalyticsRecord = { eventId: randomUuid(), url: page.origin, domain: page.hostname, ...record }
    this.#api.pulse.post('/e', body).catch((error: unknown) => {
      // A lost event is harmless, but a 403 means that the project is misconfigured.
      if (error instanceof CloudError && error.status === 403) alerts.openOnce(originNotAllowed(this.#kit))
    })
  }
}

/** Returns a random UUID, version 4. `crypto.randomUUID` is missing without https. */
function randomUuid(): string {
  const bytes = [...crypto.getRandomValues(new Uint8Array(16))]
  const marked = bytes.map((byte, index) =>
    index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte,
  )
  const hex = marked.map(byte => byte.toString(16).padStart(2, '0')).join('')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
