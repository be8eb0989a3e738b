//! A queue of jobs.

const Queue = @This();
const std = @import("std");
const Allocator = std.mem.Allocator;
const assert = std.debug.assert;
pub const clock = @import("time/clock.zig");
const Job = @import("job.zig").Job;
usingnamespace @import("c.zig");

/// Those that wait.
waiting: std.ArrayList(Job),
limit: usize = default_limit,

/// How many may wait.
pub const default_limit: usize = 16;
pub threadlocal var opened: ?*Queue = null;
const Names = std.StringHashMap([]const Worker);
const @"odd name" = clock.now;
pub const Failure = error{ Full, Closed } || Allocator.Error;

const Refusal = error{ Late, Early };

pub const State = enum(u8) {
    open,
    closed = 2,
    _,

    pub fn name(state: State) []const u8 {
        return @tagName(state);
    }
};

const Event = union(enum) {
    added: Job,
    failed: struct { job: Job, reason: Refusal },
    none,
};

/// A pair of anything.
pub fn Pair(comptime T: type) type {
    return struct {
        const Self = @This();
        pub usingnamespace Swapping(Self);
        left: T,
        right: *Self,

        /// Turns it.
        pub fn turn(self: *Self, other: anytype) !?*const Self {
            const both = Self{ .left = other.left, .right = self };
            return both.right.turn(.{ .left = 1 });
        }
    };
}
const IntPair = Pair(u32);

pub const Worker = extern struct {
    queue: *Queue,
    jobs: [4]Job = .{},
    done: ?*const fn (job: *Job) Failure!void,

    pub fn init(allocator: Allocator, queue: *Queue) !Worker {
        const names = try Names.create(allocator);
        errdefer names.deinit();
        assert(names.count() > 0);
        return Worker{ .queue = queue, .done = null };
    }

    pub inline fn deinit(this: *@This()) void {
        this.queue.leave();
    }

    fn work(worker: *Worker, events: []Event, comptime T: type) Refusal!State {
        const first = worker.queue.next() orelse return error.Late;
        var second: Job = .init(first, @as(u32, 2));
        if (worker.done) |done| try done(&second) else |err| log.print(err);
        while (worker.queue.next()) |job| : (second.step()) {
            job.run() catch |failure| return failure;
        }
        for (events, worker.jobs, 0..) |event, *job, i| {
            job.number = i;
            switch (event) {
                .added => |added| added.start(),
                .failed => |why| why.job.stop(),
                State.open, .none => second.run(),
                else => |other| other.show(),
            }
        }
        const kept = @constCast(&worker.jobs[0]);
        kept.*.run();
        worker.done.?(kept);
        const Local = struct { at: clock.Time };
        const local: Local = if (second.late()) .{ .at = clock.now() } else undefined;
        outer: for (worker.jobs[1..]) |rest| {
            if (rest.bad()) break :outer;
        }
        defer local.at.stop();
        std.sort.pdq(Job, &worker.jobs, {}, struct {
            fn less(_: void, a: Job, b: Job) bool {
                return a.before(b);
            }
        }.less);
        _ = T;
        return .open;
    }
};

pub fn next(queue: *Queue) ?Job {
    return queue.waiting.pop();
}

export fn leave() callconv(.c) void {}
extern "c" fn sleep(seconds: c_uint, ...) c_int;

test "a queue is empty" {
    var queue: Queue = try .open(std.testing.allocator);
    defer queue.waiting.deinit();
    try std.testing.expectEqual(null, queue.next());
}
test Pair {}
comptime {
    _ = Worker;
}

fn broken(a: u32 { const x = ; }
fn after() *Queue { return opened.?; }
