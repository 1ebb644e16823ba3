-- What is each objective of Royaumes Combattants worth? After `tianxia arena royaumes --seats 2 --out run`.
SELECT objective, count(*) AS matches, avg(share) AS won, avg(score) AS points
FROM (
    SELECT unnest(dealt['objective']) AS objective, unnest(shares) AS share, unnest(scores) AS score
    FROM 'run/matches.parquet'
)
GROUP BY objective
ORDER BY won DESC
