import { z } from 'zod'
import { type CheckedMethod, method } from './Method'
import { topicSchema, ttlSchema } from './params'

const PROPOSE_TAG = 1100
const PROPOSE_RESPONSE_TAG = 1101
const SETTLE_TAG = 1102
/** Default TTL of a proposal and its responses in seconds. */
const USUAL_TTL = 300

/** Publishes a session proposal and subscribes to the pairing topic. Newer dapp clients use this method. */
export const proposeSession: CheckedMethod = method({
  schema: z.object({
    pairingTopic: topicSchema,
    sessionProposal: z.string().min(1),
    ttl: ttlSchema.default(USUAL_TTL),
    attestation: z.string().nullish(),
  }),
  async run({ pairingTopic, sessionProposal, ttl, attestation }, { caller, subscriptions, publisher }) {
    publisher.check({ ttl, message: sessionProposal })
    await subscriptions.subscribe(caller, [pairingTopic])
    const proposal = { topic: pairingTopic, message: sessionProposal, ttl, tag: PROPOSE_TAG, attestation }
    await publisher.publish(proposal, caller)
    return { result: true, follow: [pairingTopic] }
  },
})

/**
 * Publishes the response to a proposal and the settlement, and subscribes to the session topic. Newer wallet clients
 * use this method.
 */
export const approveSession: CheckedMethod = method({
  schema: z.object({
    pairingTopic: topicSchema,
    sessionTopic: topicSchema,
    sessionProposalResponse: z.string().min(1),
    sessionSettlementRequest: z.string().min(1),
    ttl: ttlSchema.default(USUAL_TTL),
  }),
  cost: () => 2,
  async run(params, { caller, subscriptions, publisher }) {
    const { pairingTopic, sessionTopic, sessionProposalResponse, sessionSettlementRequest, ttl } = params
    for (const message of [sessionProposalResponse, sessionSettlementRequest]) publisher.check({ ttl, message })
    await subscriptions.subscribe(caller, [sessionTopic])
    // Publish the settlement first, because the dapp looks for it as soon as it gets the response.
    await publisher.publish({ topic: sessionTopic, message: sessionSettlementRequest, ttl, tag: SETTLE_TAG }, caller)
    const response = { topic: pairingTopic, message: sessionProposalResponse, ttl, tag: PROPOSE_RESPONSE_TAG }
    await publisher.publish(response, caller)
    return { result: true, follow: [sessionTopic] }
  },
})
