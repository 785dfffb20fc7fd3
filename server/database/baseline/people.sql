-- Users, their sign-ins and mailed links, and API keys.

create table app_user (
  id serial,
  name text not null,
  email text not null,
  password_hash text,
  entity_type text not null,
  entity_id int,
  admin boolean not null,
  activated_at timestamptz(3),
  archived_at timestamptz(3),
  created_at timestamptz(3) not null,
  created_by_user_id int,
  version int default 1 not null,
  invitation_expires_at timestamptz(3),
  updated_at timestamptz(3) default now() not null,
  password_expires_at timestamptz(3),
  erased_at timestamptz(3),
  address_taken boolean default false not null,
  primary key (id),
  constraint app_user_entity_type_check check (entity_type in ('SYSTEM', 'CUSTOMER', 'AGENCY',
    'BROADCASTER', 'ADTECH'))
);
create unique index app_user_live_email_unique on app_user (lower(email))
  where (archived_at is null) and (not address_taken);
create index app_user_organisation_index on app_user (entity_type, entity_id);
create index app_user_updated_at_index on app_user (updated_at);

create table session (
  id uuid not null,
  user_id int not null,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  ended_at timestamptz(3),
  end_reason text,
  last_used_at timestamptz(3) not null,
  device text,
  method text not null,
  primary key (id),
  constraint session_end_reason_check check (end_reason in ('SIGNED_OUT', 'TOKEN_REUSED',
    'USER_CHANGED')),
  constraint session_method_check check (method in ('PASSWORD', 'PASSWORD_AND_CODE', 'PASSKEY',
    'SSO')),
  constraint session_user_id_foreign foreign key (user_id) references app_user(id)
);
create index session_open_index on session (user_id, ended_at);

create table refresh_token (
  token_hash text not null,
  session_id uuid not null,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  spent_at timestamptz(3),
  primary key (token_hash),
  constraint refresh_token_session_id_foreign foreign key (session_id) references session(id)
    on delete cascade
);
create index refresh_token_session_id_index on refresh_token (session_id);

create table email_change (
  id serial,
  user_id int not null,
  old_email text not null,
  new_email text not null,
  requested_by_user_id int,
  requested_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  confirmed_at timestamptz(3),
  ended_at timestamptz(3),
  end_reason text,
  primary key (id),
  constraint email_change_end_reason_check check (end_reason in ('REPLACED', 'WITHDRAWN',
    'OBJECTED')),
  constraint email_change_user_id_foreign foreign key (user_id) references app_user(id)
);
create index email_change_old_email_index on email_change (lower(old_email)) where (confirmed_at is
  not null) and (ended_at is null);
create unique index email_change_pending_unique on email_change (user_id)
  where (confirmed_at is null) and (ended_at is null);
create index email_change_user_index on email_change (user_id);

create table one_time_token (
  token_hash text not null,
  purpose text not null,
  user_id int not null,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  spent_at timestamptz(3),
  email_change_id int,
  primary key (token_hash),
  constraint one_time_token_purpose_check check (purpose in ('INVITATION', 'PASSWORD',
    'EMAIL_CONFIRMATION', 'EMAIL_OBJECTION')),
  constraint one_time_token_email_change_id_foreign foreign key (email_change_id)
    references email_change(id) on delete set null,
  constraint one_time_token_user_id_foreign foreign key (user_id) references app_user(id)
);
create index one_time_token_user_index on one_time_token (user_id, purpose);

create table api_key (
  id serial,
  name text not null,
  key_hash text not null,
  scopes text[] not null,
  entity_type text not null,
  entity_id int,
  created_by_user_id int not null,
  created_at timestamptz(3) not null,
  revoked_at timestamptz(3),
  expires_at timestamptz(3),
  last_used_at timestamptz(3),
  replaced_by_id int,
  sandbox_id int,
  primary key (id),
  constraint api_key_key_hash_unique unique (key_hash),
  constraint api_key_entity_type_check check (entity_type in ('SYSTEM', 'CUSTOMER', 'AGENCY',
    'BROADCASTER', 'ADTECH'))
);
create index api_key_organisation_index on api_key (entity_type, entity_id);
