-- Run once by the postgres image, on an empty volume: the database, its owner, who migrates it, and the service's login, which owns nothing.
-- With a PostgreSQL of yours: OWNER_PASSWORD=… SERVICE_PASSWORD=… psql -f server/operations/create-roles.sql
\getenv owner_password OWNER_PASSWORD
\getenv service_password SERVICE_PASSWORD

-- the role that both take on: it bypasses nothing, and what it may see is decided by row-level security
CREATE ROLE fraud_risk_app NOLOGIN;
CREATE ROLE fraud_risk_owner LOGIN PASSWORD :'owner_password';
CREATE ROLE fraud_risk_service LOGIN PASSWORD :'service_password';
GRANT fraud_risk_app TO fraud_risk_owner, fraud_risk_service;
-- UTF-8, whatever encoding the server was set up with: template1 would pass that one on
CREATE DATABASE fraud_risk OWNER fraud_risk_owner ENCODING 'UTF8' TEMPLATE template0;
REVOKE CONNECT ON DATABASE fraud_risk FROM PUBLIC;
GRANT CONNECT ON DATABASE fraud_risk TO fraud_risk_service;
