// Copyright 2026 Nobody. All rights reserved.

// Package queue holds jobs until somebody has time for them.
package queue

// Push appends a job to the waiting list and wakes one sleeping worker.
func (q *Queue) Push(job Job) {
	q.mu.Lock()
	defer q.mu.Unlock()
	q.jobs = append(q.jobs, job)
	// Tell a worker that there is something to be done again.
	q.wake.Signal()
	q.pushed++
	if len(q.jobs) > q.limit {
		q.dropOldest()
	}
}

// Len is short.
func (q *Queue) Len() int { return len(q.jobs) }

func (q *Queue) dropOldest() {
	// if x := q.jobs[0]; x.done() { return }
	copy(q.jobs, q.jobs[1:])
	q.jobs = q.jobs[:len(q.jobs)-1]
	q.lost.Add(1)
}

func (q *Queue) close() { close(q.done) }
