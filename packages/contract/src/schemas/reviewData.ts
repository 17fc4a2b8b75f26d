import { z } from 'zod'
import type {
  DescriptorDeployment,
  DescriptorField,
  DescriptorFormat,
  ReviewContract,
  ReviewData,
  ReviewDescriptor,
  ReviewToken,
} from '../embedded/reviewData'
import { listOf } from './listOf'
import { recordOf } from './recordOf'

const chainId = z.string().regex(/^[-a-z\d]{3,8}:[-\w]{1,32}$/)
const evmAddress = z.string().regex(/^0x[\da-fA-F]{40}$/)
const label = z.string().min(1).max(60)
/** Names of arguments, list items such as `[0]`, and `@` for the transaction. */
const path = z.string().regex(/^[\w@#.[\]-]{1,100}$/)

/** Schema of {@link ReviewToken}. */
export const reviewTokenSchema: z.ZodType<ReviewToken> = z.object({
  id: z
    .string()
    .max(160)
    .regex(/^[-a-z\d]{3,8}:[-\w]{1,32}\/[-a-z\d]{3,8}:[-.%\w]{1,128}$/),
  name: z.string().min(1).max(100),
  symbol: z.string().min(1).max(30),
  decimals: z.int().min(0).max(36),
  isVerified: z.boolean(),
})

/** Schema of {@link ReviewContract}. */
export const reviewContractSchema: z.ZodType<ReviewContract> = z.object({
  chainId,
  address: z.string().min(32).max(64),
  name: label,
})

const deploymentSchema: z.ZodType<DescriptorDeployment> = z.strictObject({
  chainId: z.int().min(1),
  address: evmAddress,
})
const deployments = z.strictObject({ deployments: listOf(deploymentSchema, { min: 1, max: 100 }) })

const fieldSchema: z.ZodType<DescriptorField> = z.strictObject({
  path,
  label,
  format: z.enum(['raw', 'amount', 'tokenAmount', 'date', 'duration', 'addressName']),
  params: z
    .strictObject({
      tokenPath: path.optional(),
      encoding: z.literal('timestamp').optional(),
      threshold: z
        .string()
        .regex(/^0x[\da-f]{1,64}$/)
        .optional(),
      message: label.optional(),
    })
    .optional(),
})

const formatSchema: z.ZodType<DescriptorFormat> = z.strictObject({
  intent: label,
  interpolatedIntent: z.string().min(1).max(200).optional(),
  fields: listOf(fieldSchema, { max: 20 }),
})

/** Schema of {@link ReviewDescriptor}. Its depth is fixed, so descriptors can't nest. */
export const reviewDescriptorSchema: z.ZodType<ReviewDescriptor> = z.strictObject({
  context: z.union([z.strictObject({ contract: deployments }), z.strictObject({ eip712: deployments })]),
  metadata: z.strictObject({ owner: label }),
  display: z.strictObject({ formats: recordOf(z.string().max(1000), formatSchema, { max: 30 }) }),
})

/** Schema of {@link ReviewData}. */
export const reviewDataSchema: z.ZodType<ReviewData> = z.object({
  tokens: listOf(reviewTokenSchema, { max: 5000 }),
  contracts: listOf(reviewContractSchema, { max: 1000 }),
  descriptors: listOf(reviewDescriptorSchema, { max: 200 }),
})
