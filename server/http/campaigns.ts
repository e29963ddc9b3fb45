import type { Campaign } from '@tablee/table'
import type { Campaigns } from '@tablee/table/api.ts'
import type { FastifyInstance } from 'fastify'
import { forgetCampaign, keepCampaign, readCampaigns } from '../campaigns/campaigns.ts'
import { known } from './guard.ts'
import type { Limits } from './limits.ts'
import type { Parts } from './parts.ts'
import { campaignShape, idShape, read } from './shapes.ts'

/** A campaign of 500 games, in bytes. */
const LARGEST_CAMPAIGN = 131_072

/** The routes of campaigns: each person keeps their own. */
export function campaignRoutes(app: FastifyInstance, parts: Parts, limits: Limits): void {
  const { db } = parts

  app.get('/api/campaigns', async (request): Promise<Campaigns> => {
    const { id } = await known(parts, request)
    return { campaigns: await readCampaigns(db, id) }
  })

  app.put('/api/campaigns/:id', { bodyLimit: LARGEST_CAMPAIGN }, async (request): Promise<Campaign> => {
    const { id } = read(idShape, request.params)
    const campaign = { ...read(campaignShape, request.body), id }
    const person = await known(parts, request)
    await limits.person(request, person.id)
    return keepCampaign(db, person.id, campaign, Date.now())
  })

  app.delete('/api/campaigns/:id', async (request): Promise<Campaigns> => {
    const { id } = read(idShape, request.params)
    const person = await known(parts, request)
    await limits.person(request, person.id)
    await forgetCampaign(db, person.id, id)
    return { campaigns: await readCampaigns(db, person.id) }
  })
}
