{{ config(materialized='table') }}
with orders as (
    select * from {{ ref('stg_orders') }}
),
paid as (select * from {{ source('shop', 'payments') }})
select {{ cents_to_dollars('amount') }}, {{ dbt_utils.star(from=ref('other', 'stg_items')) }}
from orders left join paid using (id)

{# A comment. #}
{% macro cents_to_dollars(column, digits=2) -%}
  round({{ column }} / 100, {{ digits }})
{%- endmacro %}
