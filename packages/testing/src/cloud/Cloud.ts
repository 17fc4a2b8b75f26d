/** Settings of the project that apps use; see `@openappkit/cloud`. */
export interface ProjectSettings {
  /** Origins and bundle ids; `*` stands for any text. Default: any. */
  readonly allowedOrigins?: readonly string[]
  /** Features as `GET /appkit/v1/config` tells them. Default: none managed. */
  readonly features?: readonly {
    readonly id: string
    readonly isEnabled: boolean
    readonly config: readonly string[] | null
  }[]
  /** Default false. */
  readonly isAnalyticsEnabled?: boolean
}

/** What {@link startCloud} may be told. */
export interface CloudOptions {
  /** Chains that its JSON-RPC proxy reaches, by EIP-155 chain id: the same object that a test wallet takes. Default: none. */
  readonly chains?: Readonly<Record<number, { readonly rpcUrl: string }>>
  /** Settings of the project. Default: usable from anywhere. */
  readonly project?: ProjectSettings
  /** TCP port on 127.0.0.1. By default a free one that the system picks. */
  readonly port?: number
  /** Where its database lives. Default: a folder of its own, gone when it stops. */
  readonly dataDirectory?: string
  /** Lines of its log from this level on go to standard error. Default: none. */
  readonly logLevel?: 'debug' | 'info' | 'warn' | 'error'
}

/** A backend of OpenAppKit that runs for a test: relay, wallet directory, projects, JSON-RPC proxy. */
export interface Cloud extends AsyncDisposable {
  /** The base URL for the kit's `cloud` option. */
  readonly url: string
  /** WebSocket URL of the relay. */
  readonly relayUrl: string
  /** The project that apps use. */
  readonly projectId: string
  /** Changes the project's settings from now on. */
  setProject(settings: ProjectSettings): Promise<void>
  /** Ends the server and starts it anew at the same address: every socket drops, and messages that waited in its memory are gone. */
  restartRelay(): Promise<void>
  /** Ends it and resolves when nothing of it is left. Harmless when called again. */
  stop(): Promise<void>
}
