// The database role of the running application. It reads and writes but owns nothing, and tables that only grow can only be added
// to (NEN 7513; docs/decisions/0024). Migrations run as the owner: a login of its own, or the one that takes the role on.
import pg from 'pg'

const insufficientPrivilege = '42501'
// The name needs no quotes in statements or in the options of a connection.
const isPlain = "r.rolname ~ '^[a-z0-9_]+$'"

/**
 * The role that may add to the access log of this database and that we may use. This also finds it in a copy of a database,
 * because a copy keeps its grants.
 */
const findRole = async (client: pg.Client): Promise<string | undefined> => {
  const { rows } = await client.query<{ name: string }>(`
    select r.rolname as name from pg_class c, aclexplode(c.relacl) g join pg_roles r on r.oid = g.grantee
    where c.oid = 'public.access_log'::regclass and g.privilege_type = 'INSERT' and g.grantee <> c.relowner
      and pg_has_role(r.oid, 'SET') and ${isPlain} order by 1 limit 1`)
  return rows[0]?.name
}

/** Takes the address of a migrated database; gives the role to work as, undefined when we may use none. */
export const applicationRole = async (url: string): Promise<string | undefined> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await findRole(client)
  } finally {
    await client.end()
  }
}

// Roles belong to the whole server. Each database has its own, so that the owner of another database never gets it.
const makeRole = async (client: pg.Client): Promise<string | undefined> => {
  const { rows } = await client.query<{ name: string; exists: boolean; ours: boolean }>(`
    select name, r.oid is not null as exists, coalesce(pg_has_role(r.oid, 'SET'), false) as ours
    from (select left(regexp_replace(lower(current_database()), '[^a-z0-9]', '_', 'g'), 50) || '_app' as name) n
    left join pg_roles r on r.rolname = name`)
  const { name, exists, ours } = rows[0]!
  try {
    if (!exists) await client.query(`create role ${name} nologin`)
    if (!ours) await client.query(`grant ${name} to current_user with set true, inherit false`)
    return name
  } catch (error) {
    if ((error as { code?: string }).code === insufficientPrivilege) return undefined
    throw error
  }
}

// All tables, except what the triggers forbid to everyone: the triggers are the only list. In pg_trigger.tgtype 8 is delete and
// 16 is update.
const grant = (role: string) => `
  begin;
  grant usage on schema public, graphile_worker to ${role};
  grant select, insert, update, delete on all tables in schema public, graphile_worker to ${role};
  grant usage on all sequences in schema public, graphile_worker to ${role};
  revoke insert, update, delete on migration from ${role};
  do $$ declare t record; begin
    for t in select tgrelid::regclass as name, bool_or(tgtype & 8 > 0) as keeps, bool_or(tgtype & 16 > 0) as stays
      from pg_trigger where tgfoid = 'refuse_change'::regproc and tgqual is null and tgattr = '' group by 1
    loop
      if t.keeps then execute format('revoke delete on %s from ${role}', t.name); end if;
      if t.stays then execute format('revoke update on %s from ${role}', t.name); end if;
    end loop;
    -- A part of a table is read and added to through its table.
    for t in select oid::regclass as name from pg_class where relispartition and relnamespace = 'public'::regnamespace and relkind = 'r' loop
      execute format('revoke all on %s from ${role}', t.name);
    end loop;
    -- The tables of the queue show their rows to none but their owner, unless they are told to.
    for t in select c.oid::regclass as name from pg_class c where c.relnamespace = 'graphile_worker'::regnamespace and c.relrowsecurity
      and not exists (select 1 from pg_policy p where p.polrelid = c.oid and p.polroles = array['${role}'::regrole::oid])
    loop
      execute format('create policy ${role} on %s to ${role} using (true) with check (true)', t.name);
    end loop;
  end $$;
  commit`

/**
 * Runs after the migrations, at every start. It makes sure that the role exists and has its rights, on new tables too, and after
 * a restore on a server that did not have the role. `login` is the login of the application, where it is not that of the owner: then
 * that has the rights itself. When we may not create a role and nobody made one for us, it does nothing: then only the triggers
 * protect the tables.
 */
export const settleApplicationRole = async (client: pg.Client, login?: string): Promise<void> => {
  if (login !== undefined && !/^[a-z0-9_]+$/.test(login))
    throw new Error(`de gebruiker van DATABASE_URL heeft een naam met andere tekens dan a-z, 0-9 en _: ${login}`)
  const role = login ?? (await findRole(client)) ?? (await makeRole(client))
  if (role) await client.query(grant(role))
}

/**
 * Privileges of this login that the application never needs, in Dutch: whoever takes over the application would have them too.
 * Empty for a proper login.
 */
export const tooMuchFor = async (url: string): Promise<string[]> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ all: boolean; other: boolean; owner: boolean }>(`
      select rolsuper or rolbypassrls as all, rolcreaterole or exists (select from pg_auth_members where member = r.oid
          and roleid::regrole::text not in ('pg_monitor', 'pg_read_all_stats')) as other,
        exists (select from pg_class where relowner = r.oid) or exists (select from pg_database where datdba = r.oid) as owner
      from pg_roles r where rolname = session_user`)
    const { all, other, owner } = rows[0]!
    return [all && 'mag alles', other && 'kan een andere rol aannemen', owner && 'is eigenaar'].filter(word => word !== false)
  } finally {
    await client.end()
  }
}
