-- All the shops.
CREATE TABLE IF NOT EXISTS public."shops" (
  id int
);

create or replace function total(a int) returns int as $$
begin
  return a;
end;
$$ language plpgsql;

SELECT 1;
