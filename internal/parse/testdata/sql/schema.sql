-- The shops.
CREATE TABLE IF NOT EXISTS public."shops" (
  id bigserial PRIMARY KEY,
  -- How it is called.
  name varchar(30) NOT NULL DEFAULT 'it''s; a name',
  owner_id int REFERENCES people(id) ON DELETE CASCADE,
  CONSTRAINT named UNIQUE (name),
  FOREIGN KEY (town) REFERENCES geo.towns (id)
);

CREATE UNIQUE INDEX CONCURRENTLY shops_name ON shops (lower(name));
create or replace view open_shops as
  with late as (select * from hours h where h.closes > 20), early as (select 1)
  select s.*, count(*) from shops s join late on late.id = s.id, towns t
  where exists (select 1 from orders) and open_at(s.id);

/* Adds up. */
create or replace function shop.total(a int, variadic b text[] default '{}') returns numeric(10, 2) as $$
declare x int;
begin
  if a > 1 then insert into totals (a) values (a); end if;
  perform refresh_all();
  update shops set total = price_of(a) where id = a;
  return a;
end;
$$ language plpgsql;

CREATE TRIGGER touched AFTER UPDATE ON shops FOR EACH ROW EXECUTE FUNCTION shop.touch();
INSERT INTO shops (name) SELECT name FROM old_shops;
\i other/functions.sql
DROP TABLE IF EXISTS old_shops;
