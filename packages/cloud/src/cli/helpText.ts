export const HELP: string = `OpenAppKit cloud: relay, wallet directory, project settings, JSON-RPC proxy, balances, history, names and
analytics on one port.

  openappkit-cloud [start] [--port 4400] [--host 127.0.0.1] [--data-directory <folder>]
                           [--public-url <url>]… [--chains <file>] [--prices <file>]
                           [--log-level info]
  openappkit-cloud projects list [--json]
  openappkit-cloud projects create --name <name> [settings]
  openappkit-cloud projects edit <id> [--name <name>] [settings]
  openappkit-cloud projects delete <id>
  openappkit-cloud keys add|swap|drop <attestation|sign-in|image-links|cursors>

Settings of a project
  --origin <origin>      A page that may use it, as in https://app.example or https://*.example. Repeat it for
                         several; together they replace those before. localhost may always use
                         it, but users sign in there only where you name it, as in http://localhost:3000.
  --sign-in-chain <id>   A chain that users may sign in on, as in eip155:1 or eip155:*. Repeat it for several; together
                         they replace those before. 'default': keys on any chain, contract accounts on the chains
                         of this server that aren't test chains.
  --feature <id>=<value> on, off, a list such as email,google, or unmanaged. Repeat it for several.
  --units-per-second <n>, --units-per-day <n>
                         What it may use over HTTP, or 'unlimited', or 'default'. A request costs a unit, and more
                         by its bytes, its JSON-RPC methods and what it makes the server fetch.
  --analytics on|off     Whether what pages report is stored.
  --enabled on|off       Off: nobody may use it.

Environment
  PORT, HOST             Where to listen. Default 4400 on 127.0.0.1: this machine alone.
  PUBLIC_URL             By which URLs clients reach the server, separated by commas.
  DATABASE_URL           A Postgres of your own. Default: a built-in one.
  REDIS_URL              A Redis of your own, so that many servers are one relay.
  DATA_DIRECTORY         Where the built-in Postgres keeps its data. Default ~/.openappkit/cloud,
                         for root /var/lib/openappkit/cloud.
  CHAINS_FILE            Upstreams and settings by chain, as JSON: what the JSON-RPC proxy, balances, history
                         and names are read from.
  PRICES_FILE            Where prices come from, as JSON. Default: pools that the chains name.
  IPFS_GATEWAY, ARWEAVE_GATEWAY
                         Where pictures and metadata there are fetched. Default https://ipfs.io and
                         https://arweave.net.
  TRUSTED_PROXIES        Proxies of your own that stand in front: how many, or their addresses and networks,
                         as in 10.0.0.0/8,fd00::/8. Default 0: X-Forwarded-For is not believed.
  AUTH_SECRET            What the tokens of sign-in are signed with, 32 characters or more, the same on every
                         node. Default: a key that the database keeps.
  AUTH_SECRET_ACCEPTED   A second secret whose tokens are valid too, during a rotation. Default: none.
  PROJECT_UNITS_PER_SECOND, PROJECT_UNITS_PER_DAY
                         What projects without a quota of their own may use over HTTP. Default 'unlimited'.
  METRICS_TOKEN          Bearer token, 16 characters or more, that /metrics asks for. Default: only programs on this
                         machine may read it.
  LOG_LEVEL              trace, debug, info, warn, error, fatal or silent. Default info.
  ANALYTICS_FILE, ANALYTICS_CLICKHOUSE_URL
                         Where analytics are copied to. Default: nowhere.
  ANALYTICS_PER_DAY      How many records are stored of one project in a day. Default 50000.
  ANALYTICS_DAYS         After how many days analytics are deleted. Default 90.

Limits of HTTP, for each node
  HTTP_CONNECTIONS, HTTP_CONNECTIONS_PER_ADDRESS
                         Open connections. Default 50000 in all, and 2000 of one address without WebSockets.
  HTTP_BYTES, HTTP_BYTES_PER_ADDRESS
                         Bytes of answers that clients haven't read. Default 512MiB in all, 64MiB for one
                         address.
  HTTP_STALL_SECONDS     Seconds in which a client must read some of its answer, 5 to 600. Default 30.

Limits of the relay, for each node; those of bytes for all nodes that share a Redis
  RELAY_ADDRESS_RATE, RELAY_CLIENT_RATE, RELAY_PROJECT_RATE, RELAY_SOCKET_RATE
                         Frames at once, and each second: 20000,1000 for an address, 2700,45 for a client,
                         100000,20000 for a project, 900,15 for a socket. 'unlimited': none.
  RELAY_SOCKETS_PER_ADDRESS, RELAY_SOCKETS_PER_CLIENT
                         Open sockets. Default 10000 and 50.
  RELAY_TOPICS_PER_ADDRESS
                         Subscriptions. Default 100000.
  RELAY_MAILBOX_BYTES    All messages that wait, in bytes, KiB, MiB or GiB. Default 512MiB.
  RELAY_BYTES_PER_PROJECT, RELAY_BYTES_PER_ADDRESS, RELAY_BYTES_PER_TOPIC
                         The part of one project, address or topic. Default 256MiB, 64MiB and 4MiB.
  RELAY_LASTING_BYTES_PER_ADDRESS, RELAY_RESERVED_BYTES_PER_ADDRESS
                         What may wait for longer than an hour, and what is kept for each address while
                         others fill the rest. Default 8MiB and 256KiB.
  RELAY_NETWORK_SHARE    How many times that of an address an IPv6 /48 has. Default 2.
  RELAY_FRAME_BYTES      A frame, 64KiB to 1MiB. Default 384KiB.
  RELAY_LONGEST_TTL      Seconds that a message may be kept, 604800 or more. Default 2592000.
  RELAY_MESSAGES_PER_TOPIC
                         Messages that wait on one topic. Default 2000.
  RELAY_MEMORY_TOPICS    Topics of a node without Redis. Default 500000.

Limits of WebSockets to chains, for each node; what calls cost is shared by all nodes with a Redis
  CHAIN_SOCKETS_PER_ADDRESS, CHAIN_SOCKETS_PER_PROJECT
                         Open sockets. Default 20 and 2000.
  CHAIN_SOCKET_SUBSCRIPTIONS, CHAIN_SOCKET_SUBSCRIPTIONS_PER_ADDRESS
                         Subscriptions of a socket and of an address. Default 50 and 200.
  CHAIN_SOCKET_ADDRESS_RATE, CHAIN_SOCKET_PROJECT_RATE
                         What calls cost at once, and each second: 1500,100 for an address and 20000,2000 for
                         a project.
  CHAIN_SOCKET_MESSAGE_BYTES, CHAIN_SOCKET_ANSWER_BYTES
                         A message of a client, 16KiB to 1MiB, and of a node, 64KiB to 16MiB. Default 256KiB
                         and 1MiB.
  CHAIN_SOCKET_IDLE_SECONDS, CHAIN_SOCKET_LIFETIME_SECONDS
                         Seconds without a message, and in all, after which a socket closes. Default 600 and 86400.
`
