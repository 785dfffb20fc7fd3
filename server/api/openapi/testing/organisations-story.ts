import { idOf, readList, readNoun, type Call } from './story.js';

export interface Organisations {
  customerId: number;
  agencyId: number;
  broadcasterId: number;
  channelIds: [number, number];
}

/** The organisations of the examples, made, changed and read by a super admin. */
export async function playOrganisations(call: Call): Promise<Organisations> {
  await call('GET /countries/');
  await call('GET /taxonomies/');

  const customerId = idOf(
    await call('POST /customers/', {
      body: {
        cust_name: 'Ridgeline Outdoor',
        display_name: 'Ridgeline',
        domain: 'ridgeline.example',
        admin_email: 'marketing@ridgeline.example',
        country_code: 'NZ',
        country_list: ['NZ', 'AU'],
        billing_entity: 1,
      },
    }),
  );
  await call('PUT /customers/{id}', {
    params: { id: customerId },
    body: { display_name: 'Ridgeline Outdoor' },
  });
  await readNoun(call, '/customers/', customerId);
  await readList(call, 'GET /customers/');

  const agencyId = idOf(
    await call('POST /agencies/', {
      body: { agency_name: 'Harbour Media', domain: 'harbourmedia.example', country_code: 'NZ' },
    }),
  );
  await call('PUT /agencies/{id}', {
    params: { id: agencyId },
    body: { admin_email: 'team@harbourmedia.example' },
  });
  await readNoun(call, '/agencies/', agencyId);
  await readList(call, 'GET /agencies/');

  const broadcasterId = await playSellers(call);
  const channelIds = await playChannels(call, broadcasterId);
  await playArchived(call);

  await call('POST /admin/relationships', {
    body: { customer_id: customerId, broadcaster_id: broadcasterId },
  });
  const relationship = await call('POST /admin/relationships', {
    body: { customer_id: customerId, agency_id: agencyId },
  });
  await readList(call, 'GET /admin/relationships');
  await call('DELETE /admin/relationships/{id}', { params: { id: idOf(relationship) } });

  return { customerId, agencyId, broadcasterId, channelIds };
}

async function playSellers(call: Call): Promise<number> {
  const broadcasterId = idOf(
    await call('POST /broadcasters/', {
      body: { broadcaster_name: 'Southern Television', country_code: 'NZ', country_list: ['NZ'] },
    }),
  );
  await call('PUT /broadcasters/{id}', {
    params: { id: broadcasterId },
    body: { country_list: ['NZ', 'AU'] },
  });
  await readNoun(call, '/broadcasters/', broadcasterId);
  await readList(call, 'GET /broadcasters/');

  const adtechId = idOf(
    await call('POST /adtechs/', {
      body: { adtech_name: 'Clearpath', requires_job_number: true, country_code: 'NZ' },
    }),
  );
  await call('PUT /adtechs/{id}', { params: { id: adtechId }, body: { country_list: ['NZ'] } });
  await readNoun(call, '/adtechs/', adtechId);
  await readList(call, 'GET /adtechs/');

  const groupId = idOf(
    await call('POST /adtech-groups/', { body: { group_name: 'Programmatic' } }),
  );
  await call('PUT /adtech-groups/{id}', {
    params: { id: groupId },
    body: { adtech_ids: [adtechId] },
  });
  await readNoun(call, '/adtech-groups/', groupId);
  await readList(call, 'GET /adtech-groups/');

  return broadcasterId;
}

async function playChannels(call: Call, ownerId: number): Promise<[number, number]> {
  const make = async (name: string) =>
    idOf(
      await call('POST /channels/', {
        body: { channel_name: name, owner_type: 'broadcaster', owner_id: ownerId },
      }),
    );
  const ids: [number, number] = [await make('Southern One'), await make('Southern Sport')];
  await call('PUT /channels/{id}', {
    params: { id: ids[1] },
    body: { display_name: 'Southern Sport+' },
  });
  await readNoun(call, '/channels/', ids[0]);
  await readList(call, 'GET /channels/');

  return ids;
}

/** Removed records can be restored. */
async function playArchived(call: Call): Promise<void> {
  const customerId = idOf(
    await call('POST /customers/', {
      body: { cust_name: 'Tide & Timber', country_code: 'NZ', billing_entity: 1 },
    }),
  );
  const agencyId = idOf(
    await call('POST /agencies/', { body: { agency_name: 'North Wind', country_code: 'NZ' } }),
  );
  await call('DELETE /customers/{id}', { params: { id: customerId } });
  await call('DELETE /agencies/{id}', { params: { id: agencyId } });
  await call('GET /admin/archived-organisations');
  await call('POST /customers/{id}/restore', { params: { id: customerId } });
  await call('POST /agencies/{id}/restore', { params: { id: agencyId } });
}

/** A client and its agency come to work together. */
export async function playAssociations(
  call: Call,
  { customerId, agencyId }: Organisations,
): Promise<void> {
  await call('GET /customers/', { as: 'agency', query: { associated: 'false' } });
  await call('GET /agencies/', { as: 'client', query: { associated: 'false' } });
  const ask = () =>
    call('POST /customers/{id}/associate', { as: 'agency', params: { id: customerId } });
  const requestId = async () => {
    const waiting = await call('GET /association-requests/', { query: { state: 'WAITING' } });
    const [first] = Object.values(waiting) as Record<string, unknown>[]; // a list
    return idOf(first ?? {});
  };
  await ask();
  await call('POST /association-requests/{id}/withdraw', {
    as: 'agency',
    params: { id: await requestId() },
  });
  await ask();
  await call('POST /association-requests/{id}/accept', {
    as: 'client',
    params: { id: await requestId() },
  });
  await readList(call, 'GET /association-requests/');

  const associations = Object.values(await call('GET /associations/', { as: 'agency' })) as Record<
    string,
    unknown
  >[]; // a list
  await call('DELETE /associations/{id}', {
    as: 'agency',
    params: { id: idOf(associations[0] ?? {}) },
  });

  await call('POST /agencies/{id}/associate', { as: 'client', params: { id: agencyId } });
  await call('POST /association-requests/{id}/decline', {
    as: 'agency',
    params: { id: await requestId() },
  });
  await playConnectionCodes(call, customerId);
}

async function playConnectionCodes(call: Call, customerId: number): Promise<void> {
  const params = { customer_id: customerId };
  const make = () =>
    call('POST /connection-codes/customer/{customer_id}', { as: 'client', params });
  const [unused, used] = [await make(), await make()];
  await readList(call, 'GET /connection-codes/customer/{customer_id}', params);
  await call('POST /connection-codes/connect', { as: 'agency', body: { code: used.code } });
  await call('POST /connection-codes/connect', {
    as: 'agency',
    body: { code: 'ABCD-EFGH-JKLM-NPQR' },
    refused: 422,
  });
  const { id } = unused.connection_code as { id: number }; // the documented answer
  await call('DELETE /connection-codes/{id}', { as: 'client', params: { id } });
}
