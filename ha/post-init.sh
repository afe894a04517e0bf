#!/bin/sh
# The owner, for migrations, and the login that the servers work with, which owns nothing.
exec psql "$1" --set ON_ERROR_STOP=1 --set owner="$OWNER_PASSWORD" --set work="$WORK_PASSWORD" <<'SQL'
create role zorginzet login password :'owner';
create role zorginzet_work login password :'work' in role pg_monitor;
create database zorginzet owner zorginzet;
SQL
